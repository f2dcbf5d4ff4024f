"""Where the rules come from, and what the tutor stores."""

from flask import Blueprint, render_template

blueprint = Blueprint("about", __name__)


@blueprint.get("/<language:language>/about")
def about() -> str:
    """Sources, and the truth about what is stored."""
    return render_template("about.html", page="about", section="about")
