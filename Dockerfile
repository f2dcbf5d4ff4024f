# The tutor in one image: docker build -t muggins-tutor .
# It runs as nobody in particular, and nothing in it needs to be written: docker run --read-only works.
FROM python:3.13-slim AS build
WORKDIR /src
RUN pip install --no-cache-dir uv==0.13.9
COPY pyproject.toml uv.lock README.md LICENSE hatch_build.py ./
# What the tutor needs, exactly as locked, before the tutor itself: it changes less often.
RUN uv venv /tutor && VIRTUAL_ENV=/tutor uv sync --active --locked --no-dev --no-install-project
COPY lessons lessons
COPY rules rules
COPY static static
COPY translations translations
COPY tutor tutor
RUN VIRTUAL_ENV=/tutor uv sync --active --locked --no-dev --no-editable

FROM python:3.13-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin tutor
COPY --from=build /tutor /tutor
ENV PATH=/tutor/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    TUTOR_BIND=0.0.0.0:8000 \
    TUTOR_ACCESS_LOG=1
USER 10001
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=2)"]
CMD ["tutor", "serve"]
