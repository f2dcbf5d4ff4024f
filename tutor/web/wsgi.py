"""The application as a WSGI server loads it: what is the same for everybody is answered from memory."""

from tutor.web import create_app
from tutor.web.memory import Memory

app = Memory(create_app().wsgi_app)
