"""Authlib, with the client's secret in the header."""

from urllib.parse import parse_qs, urlsplit

from authlib.common.security import generate_token
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.requests_client import OAuth2Session


class AuthlibClient:
    def __init__(self, issuer, id, secret, redirect_uri):  # pylint: disable=redefined-builtin
        self.issuer = issuer
        self.registration = {"client_id": id, "client_secret": secret, "redirect_uri": redirect_uri}

    def _session(self, **more):
        return OAuth2Session(
            **self.registration, token_endpoint=self.issuer + "/users/token", code_challenge_method="S256", **more
        )

    def request(self, scope):
        verifier = generate_token(48)
        url, state = self._session(scope=scope).create_authorization_url(
            self.issuer + "/users/authorize", code_verifier=verifier
        )
        return {"url": url, "state": state, "verifier": verifier}

    def redeem(self, callback, state, verifier):
        rejection = parse_qs(urlsplit(callback).query).get("error")
        # The library looks for codes only.
        if rejection:
            raise OAuthError(error=rejection[0])
        return self._session().fetch_token(authorization_response=callback, state=state, code_verifier=verifier)

    def log_in(self, username, password):
        return self._session().fetch_token(username=username, password=password)

    def refresh(self, refresh_token):
        return self._session().refresh_token(refresh_token=refresh_token)

    def introspect(self, token):
        return self._session().introspect_token(self.issuer + "/users/introspect", token=token).json()

    def revoke(self, token):
        return self._session().revoke_token(self.issuer + "/users/revoke", token=token).status_code

    def who_am_i(self, access_token):
        session = self._session(token={"access_token": access_token, "token_type": "bearer"})
        return session.get(self.issuer + "/api/v2/users/me").json()["username"]
