"""Authlib, with the client's secret in the header, a private key in its place, or none."""

import time
from urllib.parse import parse_qs, urlsplit

from authlib.common.security import generate_token
from authlib.common.urls import add_params_to_uri
from authlib.integrations.base_client.errors import OAuthError
from authlib.integrations.requests_client import OAuth2Session
from authlib.oauth2.rfc7523 import PrivateKeyJWT
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.jwk import ECKey, KeySet
import requests


class AuthlibClient:
    def __init__(self, issuer, id, secret, redirect_uri):  # pylint: disable=redefined-builtin
        self.issuer = issuer
        secret = ECKey.import_key(secret) if secret.startswith("-----BEGIN") else secret
        self.registration = {"client_id": id, "client_secret": secret, "redirect_uri": redirect_uri}

    def _session(self, **more):
        return OAuth2Session(
            **self.registration,
            token_endpoint=self.issuer + "/users/token",
            token_endpoint_auth_method=self._method(),
            code_challenge_method="S256",
            **more,
        )

    def _method(self):
        secret = self.registration["client_secret"]
        if isinstance(secret, ECKey):
            # The library gives assertions an hour by default.
            claims = {"exp": int(time.time()) + 60}
            return PrivateKeyJWT(self.issuer + "/users/token", claims=claims, alg="ES256")
        return "client_secret_basic" if secret else "none"

    def start_device(self, scope):
        """Authlib has no call for the device authorization request, but authenticates it."""
        session = self._session()
        endpoint = self._metadata()["device_authorization_endpoint"]
        response = session.post(
            endpoint,
            data={"scope": scope},
            auth=session.client_auth(session.token_endpoint_auth_method),
            withhold_token=True,
        )
        return response.json()

    def poll(self, codes):
        """Asks for the tokens until the user has decided."""
        while True:
            try:
                return self._session().fetch_token(
                    grant_type="urn:ietf:params:oauth:grant-type:device_code", device_code=codes["device_code"]
                )
            except OAuthError as error:
                if error.error not in ("authorization_pending", "slow_down"):
                    raise
                time.sleep(codes["interval"])

    def act(self, scope):
        return self._session().fetch_token(grant_type="client_credentials", **({"scope": scope} if scope else {}))

    def request(self, scope):
        verifier = generate_token(48)
        nonce = generate_token()
        url, state = self._session(scope=scope).create_authorization_url(
            self.issuer + "/users/authorize", code_verifier=verifier, nonce=nonce
        )
        return {"url": url, "state": state, "verifier": verifier, "nonce": nonce}

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

    def _metadata(self):
        return requests.get(self.issuer + "/.well-known/openid-configuration", timeout=10).json()

    def end_session_url(self, id_token, state):
        """Where the browser is sent for a logout at the provider (RP-Initiated Logout 1.0)."""
        hint = [("id_token_hint", id_token), ("client_id", self.registration["client_id"])]
        back = [("post_logout_redirect_uri", "http://127.0.0.1/goodbye"), ("state", state)]
        return add_params_to_uri(self._metadata()["end_session_endpoint"], hint + back)

    def log_in_with_openid(self, callback, state, verifier, nonce):
        """The id token, its validated claims, and those of UserInfo."""
        metadata = self._metadata()
        keys = KeySet.import_key_set(requests.get(metadata["jwks_uri"], timeout=10).json())
        tokens = self.redeem(callback, state, verifier)
        decoded = jwt.decode(tokens["id_token"], keys, algorithms=metadata["id_token_signing_alg_values_supported"])
        claims = CodeIDToken(
            decoded.claims,
            decoded.header,
            {
                "iss": {"essential": True, "value": metadata["issuer"]},
                "aud": {"essential": True, "value": self.registration["client_id"]},
            },
            {"nonce": nonce, "access_token": tokens["access_token"], "max_age": 3600},
        )
        claims.validate()
        userinfo = self._session(token=tokens).get(metadata["userinfo_endpoint"]).json()
        return {"id_token": tokens["id_token"], "claims": dict(claims), "userinfo": userinfo}

    def who_am_i(self, access_token):
        session = self._session(token={"access_token": access_token, "token_type": "bearer"})
        return session.get(self.issuer + "/api/v2/users/me").json()["username"]
