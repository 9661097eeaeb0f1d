"""HTTP APIs of account, oauth, handler and discovery, and live messages of applications."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from .operations import OPERATIONS, Operation

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"


class ApiError(Exception):
    """A response that reports a failure. The message is that of the server."""

    def __init__(self, status: int, body: Any) -> None:
        self.status = status
        self.body = body
        members = body if isinstance(body, dict) else {}
        super().__init__(members.get("error_description") or members.get("error") or f"status {status}")


class Client:
    """Calls the operations of docs/reference/openapi/fieldpost.json by their ids."""

    def __init__(
        self, url: str, *, token: str | None = None, access_key: str | None = None, timeout: float = 30
    ) -> None:
        self._url = url.rstrip("/")
        self._timeout = timeout
        self._headers: dict[str, str] = {}
        if token is not None:
            self._headers["Authorization"] = f"Bearer {token}"
        if access_key is not None:
            self._headers["Authorization"] = f"Key {access_key}"

    def call(
        self, operation: str, *, body: Any = None, headers: Mapping[str, str] | None = None, **parameters: Any
    ) -> Any:
        """The body of the response: parsed JSON, text, or None. Parameters are those of path and query."""
        known = OPERATIONS.get(operation)
        if known is None:
            raise ValueError(f"no operation {operation}")
        request = Request(self._url + _path(operation, known, parameters), method=known.method)
        for name, value in {**self._headers, **(headers or {})}.items():
            request.add_header(name, value)
        if body is not None:
            media_type, request.data = _encoded(known, body)
            request.add_header("Content-Type", media_type)
        with _open(request, self._timeout) as response:
            return _decoded(response.headers.get_content_type(), response.read())

    def messages(
        self, app_id: str, *, device: str | None = None, type: str | None = None
    ) -> Iterator[tuple[str, Any]]:
        """Messages as they come, each with its topic; starts when the server has accepted the request.

        `type` is `up`, `events` or the end of a topic such as `events/down/sent`. Ends with the connection.
        """
        operation = "handler.liveEvents.stream"
        parameters = {"app_id": app_id, "device": device, "type": type}
        path = _path(operation, OPERATIONS[operation], parameters)
        stream = _open(Request(self._url + path, headers=self._headers), self._timeout)
        return _events(stream)


def _path(name: str, operation: Operation, parameters: Mapping[str, Any]) -> str:
    given = {key: value for key, value in parameters.items() if value is not None}
    unknown = given.keys() - {*operation.path_parameters, *operation.query_parameters}
    missing = set(operation.path_parameters) - given.keys()
    if unknown or missing:
        raise ValueError(f"{name}: unknown parameters {sorted(unknown)}, missing {sorted(missing)}")
    path = operation.path
    for parameter in operation.path_parameters:
        path = path.replace("{" + parameter + "}", quote(str(given.pop(parameter)), safe=""))
    return f"{path}?{_form(given)}" if given else path


def _form(values: Mapping[str, Any]) -> str:
    """Encoded as forms and queries: `true` and `false` for booleans, a list as repeated names."""
    lists = {key: value if isinstance(value, (list, tuple)) else [value] for key, value in values.items()}
    return urlencode({key: [_text(one) for one in value] for key, value in lists.items()}, doseq=True)


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _encoded(operation: Operation, body: Any) -> tuple[str, bytes]:
    if isinstance(body, str):
        others = [one for one in operation.body_types if one not in (JSON, FORM)]
        return others[0] if others else JSON, body.encode()
    if FORM in operation.body_types and JSON not in operation.body_types:
        return FORM, _form(body).encode()
    return JSON, json.dumps(body).encode()


def _decoded(media_type: str, content: bytes) -> Any:
    if not content:
        return None
    return json.loads(content) if media_type == JSON else content.decode()


class _NoRedirects(HTTPRedirectHandler):
    """urllib would send the token or access key to any host that a response names."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = build_opener(_NoRedirects)


def _open(request: Request, timeout: float) -> Any:
    try:
        return _opener.open(request, timeout=timeout)
    except HTTPError as error:
        if 300 <= error.code < 400:
            error.close()
            target = error.headers.get("Location", "")
            raise ApiError(error.code, {"error": f"the redirect to {target!r} is not followed"}) from None
        with error:
            content = error.read()
        try:
            body = json.loads(content)
        except ValueError:
            body = content.decode(errors="replace")
        raise ApiError(error.code, body) from None


def _events(stream: Any) -> Iterator[tuple[str, Any]]:
    """Server-sent events (WHATWG HTML, section 9.2.6), as the handler writes them."""
    with stream:
        topic = ""
        for line in stream:
            name, _, value = line.decode().rstrip("\n").partition(": ")
            if name == "event":
                topic = value
            elif name == "data":
                yield topic, json.loads(value)
