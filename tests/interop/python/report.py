"""How a finished check, or a wish for what only the radio can do, is told to the test: one JSON line each."""

import contextlib
import json
import sys


def say(**line):
    # The library prints on standard output too, so the line goes out in one piece.
    sys.__stdout__.write(json.dumps(line) + "\n")
    sys.__stdout__.flush()


def want(thing, **more):
    say(wants=thing, **more)


@contextlib.contextmanager
def check(title):
    """Does one thing with the library and prints how it went; what fails does not keep the others from running."""
    try:
        yield
    except Exception as error:  # pylint: disable=broad-except
        say(check=title, ok=False, why=f"{type(error).__name__}: {error}")
    else:
        say(check=title, ok=True)


def same(what, got, wanted):
    """Complains when a value is not what the specification promises."""
    if got != wanted:
        raise AssertionError(f"{what} is {got!r}, not {wanted!r}")
