"""The pages: one blueprint a concern."""

from tutor.web.pages import about, diagram, files, health, home, learn, mine, practice, progress, rules, sprint, take

BLUEPRINTS = (
    home.blueprint,
    learn.blueprint,
    practice.blueprint,
    sprint.blueprint,
    rules.blueprint,
    about.blueprint,
    progress.blueprint,
    take.blueprint,
    mine.blueprint,
    diagram.blueprint,
    files.blueprint,
    health.blueprint,
)
