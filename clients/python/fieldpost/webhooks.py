"""Webhooks of integrations (docs/guides/integrations.md)."""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .messages import WebhookEvent, WebhookUplink

OLDEST_SECONDS = 300


class WebhookRejected(Exception):
    """A request that did not come from the handler, or is a repetition of an old one."""


def read_webhook(headers: Mapping[str, str], body: bytes, secret: str) -> WebhookUplink | WebhookEvent:
    """The message of a webhook whose signature and time are right. `body` is the body before it is parsed."""
    values = {name.lower(): value for name, value in headers.items()}
    timestamp = values.get("x-fieldpost-timestamp", "")
    signed = timestamp.encode() + b"." + body
    expected = "v1=" + hmac.new(secret.encode(), signed, "sha256").hexdigest()
    if not hmac.compare_digest(expected.encode(), values.get("x-fieldpost-signature", "").encode()):
        raise WebhookRejected("wrong signature")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) >= OLDEST_SECONDS:
        raise WebhookRejected("too old")
    return json.loads(body)
