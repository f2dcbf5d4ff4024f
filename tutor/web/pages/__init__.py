"""The pages: one blueprint a concern."""

from tutor.web.pages import about, diagram, files, home, learn, rules

BLUEPRINTS = (
    home.blueprint,
    learn.blueprint,
    rules.blueprint,
    about.blueprint,
    diagram.blueprint,
    files.blueprint,
)
