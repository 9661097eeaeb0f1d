"""Uses the published Python library `ttn`, unmodified, against a running suite.

The argument is one JSON object that names the suite and the application. One JSON line is printed for each check.
"""

import json
import os
import sys

bench = json.loads(sys.argv[1])
# The library's own way to name a certificate does not work on Python 3; gRPC reads this when it is loaded.
os.environ["GRPC_DEFAULT_SSL_ROOTS_FILE_PATH"] = bench["ca"]

import ttn  # noqa: E402

from application import check_application, check_devices  # noqa: E402
from messages import check_messages  # noqa: E402


def handler_with(access_key):
    return ttn.HandlerClient(bench["app_id"], access_key, discovery_address=bench["discovery"])


def main():
    handler = handler_with(bench["access_key"])
    manager = handler.application()
    check_application(manager, handler_with(bench["access_key"] + "x").application())
    check_devices(manager, bench)
    check_messages(handler.data(), bench)


main()
