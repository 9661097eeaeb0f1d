"""Lets a Python OAuth library work for a test.

The arguments are the library and one JSON object that registers the client. Each line of the input asks for one thing,
and each line of the output answers one.
"""

import json
import os
import sys

# The suite under test speaks plain HTTP on loopback, which these libraries reject unless told otherwise.
os.environ["OAUTHLIB_INSECURE_TRANSPORT"] = "1"
os.environ["AUTHLIB_INSECURE_TRANSPORT"] = "1"

from authlib_client import AuthlibClient  # noqa: E402
from requests_client import RequestsClient  # noqa: E402

LIBRARIES = {"authlib": AuthlibClient, "requests-oauthlib": RequestsClient}


def answer(client, asks, **values):
    try:
        return {"value": getattr(client, asks)(**values)}
    except Exception as error:  # pylint: disable=broad-except
        # Both libraries keep the error code of the protocol in this attribute.
        code = getattr(error, "error", None) or ""
        return {"problem": {"error": code, "message": f"{type(error).__name__}: {error}"}}


def main():
    client = LIBRARIES[sys.argv[1]](**json.loads(sys.argv[2]))
    for line in sys.stdin:
        print(json.dumps(answer(client, **json.loads(line))), flush=True)


main()
