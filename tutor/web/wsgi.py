"""The application as a WSGI server loads it."""

from tutor.web import create_app

app = create_app()
