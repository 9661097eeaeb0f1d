import type { Claims } from '@fieldpost/domain';
import type { TokenWithGrant } from '../grants/grants.repository.js';

/** What is told of a token that is good (RFC 7662, 2.2). Times in Unix seconds. */
export interface ActiveToken {
  readonly active: true;
  /** With spaces between the scopes, whatever form they have inside the token. */
  readonly scope: string;
  readonly client_id?: string | undefined;
  readonly username?: string | undefined;
  /** Of access tokens only. */
  readonly token_type?: 'bearer';
  readonly exp?: number | undefined;
  readonly iat?: number | undefined;
  readonly sub: string;
  /** The issuer id, as the token itself says it. */
  readonly iss: string;
  readonly jti?: string | undefined;
}

/** Nothing is told of any other token, not even why it is not good. */
export interface InactiveToken {
  readonly active: false;
}

export type Introspection = ActiveToken | InactiveToken;

export const inactive: InactiveToken = { active: false };

export const activeAccessToken = (claims: Claims): ActiveToken => ({
  active: true,
  scope: claims.scopes.join(' '),
  client_id: claims.client,
  username: claims.username,
  token_type: 'bearer',
  exp: claims.expiresAt,
  iat: claims.issuedAt,
  sub: claims.subject,
  iss: claims.issuer,
  jti: claims.tokenId,
});

/** An unrestricted login has no scopes of its own: what it may do is decided at each use, within the consent. */
export const activeRefreshToken = ({ grant, token }: TokenWithGrant, issuer: string): ActiveToken => ({
  active: true,
  scope: grant.scopes.join(' '),
  client_id: grant.clientId,
  exp: Math.floor(token.expires.getTime() / 1000),
  iat: Math.floor(grant.created.getTime() / 1000),
  sub: grant.userId,
  iss: issuer,
});
