import { createHash, randomUUID } from 'node:crypto';
import type { account } from '@fieldpost/contracts';
import type { AuthenticationMethod, LoginEvent } from '../sessions/login-event.js';
import { identityClaims } from './identity-claims.js';

/** What an id token is issued for; `now` in Unix milliseconds. */
export interface IdTokenRequest {
  readonly clientId: string;
  readonly userId: string;
  readonly profile: account.Profile__Output | null;
  readonly scopes: readonly string[];
  readonly login: LoginEvent;
  readonly nonce: string | null;
  /** The access token of the same response. */
  readonly accessToken: string;
  readonly now: number;
}

/** The issuer, and the lifetime of a token in seconds. */
interface TokenFrame {
  readonly issuer: string;
  readonly seconds: number;
}

/** Values of `acr`: one factor, or several. */
export const authenticationClasses = ['urn:fieldpost:acr:1fa', 'urn:fieldpost:acr:2fa'] as const;

const classOf = (methods: readonly AuthenticationMethod[]): string =>
  authenticationClasses[methods.includes('mfa') ? 1 : 0];

/** The left half of the digest; SHA-256 with RS256 and ES256 (OpenID Connect Core 1.0, 3.1.3.6). */
const accessTokenHash = (token: string): string =>
  createHash('sha256').update(token, 'ascii').digest().subarray(0, 16).toString('base64url');

const timesOf = (now: number, seconds: number) => {
  const iat = Math.floor(now / 1000);
  return { iat, exp: iat + seconds };
};

/** The claims of an id token (OpenID Connect Core 1.0, 2). */
export const idTokenClaims = (
  { clientId, userId, profile, scopes, login, nonce, accessToken, now }: IdTokenRequest,
  { issuer, seconds }: TokenFrame,
) => ({
  iss: issuer,
  sub: userId,
  aud: clientId,
  ...timesOf(now, seconds),
  auth_time: login.authTime,
  ...(nonce !== null && { nonce }),
  acr: classOf(login.methods),
  amr: login.methods,
  sid: login.sid,
  at_hash: accessTokenHash(accessToken),
  ...identityClaims(profile, scopes),
});

/** The end of a session at one client. */
export interface EndedSession {
  readonly sid: string;
  readonly userId: string;
  readonly clientId: string;
}

/** The claims of a logout token (OpenID Connect Back-Channel Logout 1.0, 2.4); `now` in Unix milliseconds. */
export const logoutTokenClaims = (
  { sid, userId, clientId }: EndedSession,
  now: number,
  { issuer, seconds }: TokenFrame,
) => ({
  iss: issuer,
  sub: userId,
  aud: clientId,
  ...timesOf(now, seconds),
  jti: randomUUID(),
  events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  sid,
});
