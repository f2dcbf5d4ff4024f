"""What is said about the environment: the meaning of each variable, and why a value cannot be used."""

from typing import assert_never

from tutor.settings import BadSetting, SettingReason
from tutor.wording.reader import Reader


def meanings(reader: Reader) -> dict[str, str]:
    """What each variable is for, for whoever runs the tutor."""
    return {
        "TUTOR_BIND": reader.gettext("Where the tutor listens, as host and port."),
        "TUTOR_WORKERS": reader.gettext("How many processes serve pages."),
        "TUTOR_URL": reader.gettext(
            "The address at which the world sees the site; without it the one that the browser asks for."
        ),
        "TUTOR_PROXIES": reader.gettext(
            "How many of your own proxies stand in front of the tutor and pass on who is asking."
        ),
        "TUTOR_DATABASE_URL": reader.gettext("The database for progress; without it a file in the user’s data folder."),
        "TUTOR_POSTS_PER_MINUTE": reader.gettext(
            "How many answers a minute one learner may send; 0: any number. Unless it is set, requests from this"
            " machine itself are not counted."
        ),
        "TUTOR_POSTS_PER_MINUTE_BY_ADDRESS": reader.gettext(
            "The same for all learners behind one network address together, such as a school."
        ),
        "TUTOR_GRACE_SECONDS": reader.gettext("How many seconds requests in progress get when the tutor is stopped."),
        "TUTOR_ACCESS_LOG": reader.gettext(
            "1: each request is logged on standard output as a line of JSON, with nothing personal in it."
        ),
        "TUTOR_METRICS_BIND": reader.gettext(
            "Where figures for Prometheus are served, as host and port; without it nowhere."
        ),
        "TUTOR_LESSONS": reader.gettext("A folder with other lessons than those that come with the tutor."),
        "TUTOR_TRANSLATIONS": reader.gettext("A folder with other catalogues than those that come with the tutor."),
    }


def bad_setting(reader: Reader, problem: BadSetting) -> str:
    """Why a variable cannot be used, in one sentence with the cure."""
    name, value = problem.name, reader.quote(problem.value)
    match problem.reason:
        # NOTE: %(name)s is the name of a variable, %(value)s what stands in it, in quotation marks.
        case SettingReason.NUMBER:
            return reader.gettext(
                "%(name)s is %(value)s. It takes a whole number from %(least)s to %(most)s.",
                name=name,
                value=value,
                least=str(problem.least),
                most=str(problem.most),
            )
        case SettingReason.FLAG:
            return reader.gettext("%(name)s is %(value)s. It takes 1 or 0.", name=name, value=value)
        case SettingReason.URL:
            return reader.gettext(
                "%(name)s is %(value)s. It takes the address of a site, such as %(example)s",
                name=name,
                value=value,
                example="https://muggins.example/",
            )
        case SettingReason.FOLDER:
            return reader.gettext("%(name)s is %(value)s. There is no such folder.", name=name, value=value)
        case SettingReason.PLACE:
            return reader.gettext(
                "%(name)s is %(value)s. It takes a host and a port, such as %(example)s",
                name=name,
                value=value,
                example="127.0.0.1:8000",
            )
        case _:
            assert_never(problem.reason)
