"""requests-oauthlib, with the client's secret in the body, as it does by itself when it is given one."""

from oauthlib.oauth2 import LegacyApplicationClient
from requests_oauthlib import OAuth2Session


class RequestsClient:
    def __init__(self, issuer, id, secret, redirect_uri):  # pylint: disable=redefined-builtin
        self.issuer = issuer
        self.token_url = issuer + "/users/token"
        self.client_id = id
        self.secret = secret
        self.redirect_uri = redirect_uri

    def _session(self, **more):
        return OAuth2Session(self.client_id, redirect_uri=self.redirect_uri, pkce="S256", **more)

    def request(self, scope):
        session = self._session(scope=[scope])
        url, state = session.authorization_url(self.issuer + "/users/authorize")
        # The library keeps the verifier to itself, for the session that comes back; this test starts another one.
        return {"url": url, "state": state, "verifier": session._code_verifier}  # pylint: disable=protected-access

    def redeem(self, callback, state, verifier):
        session = self._session(state=state)
        session._code_verifier = verifier  # pylint: disable=protected-access
        return session.fetch_token(
            self.token_url, authorization_response=callback, include_client_id=True, client_secret=self.secret
        )

    def log_in(self, username, password):
        session = OAuth2Session(client=LegacyApplicationClient(self.client_id))
        return session.fetch_token(
            self.token_url, username=username, password=password, client_id=self.client_id, client_secret=self.secret
        )

    def refresh(self, refresh_token):
        session = self._session()
        return session.refresh_token(
            self.token_url, refresh_token=refresh_token, client_id=self.client_id, client_secret=self.secret
        )

    def who_am_i(self, access_token):
        session = self._session(token={"access_token": access_token, "token_type": "bearer"})
        return session.get(self.issuer + "/api/v2/users/me").json()["username"]
