"""How the tables came to be as they are: Alembic's environment, shipped inside the package."""
