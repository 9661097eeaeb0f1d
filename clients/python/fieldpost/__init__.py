"""Client of the HTTP APIs and messages of Fieldpost."""

from .client import ApiError, Client
from .webhooks import WebhookRejected, read_webhook

__all__ = ["ApiError", "Client", "WebhookRejected", "read_webhook"]
