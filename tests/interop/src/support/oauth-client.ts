import type { IntrospectionResponse, TokenEndpointResponse } from 'oauth4webapi';

/** Where the server is, and what the client proves itself with. */
export interface Registration {
  /** The issuer, from which everything else is discovered. */
  readonly issuer: URL;
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
  /** RS256 unless the client chose another one. */
  readonly idTokenAlgorithm?: string;
}

/** An authorization request: where the browser is sent, and what the client keeps until it comes back. */
export interface AuthorizationRequest {
  readonly url: URL;
  readonly state: string;
  /** The code verifier of PKCE, whose S256 challenge is in the URL. */
  readonly verifier: string;
}

/** A generic client library, after it has read the metadata of the server. Rejections are errors of the library. */
export interface OauthClient {
  /** The metadata as the library has accepted it. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** A request for this scope with PKCE and a fresh state. */
  request(scope: string): Promise<AuthorizationRequest>;
  /** Checks `state` and `iss` of the address that the browser came back to, and exchanges the code. */
  redeem(callback: URL, request: AuthorizationRequest): Promise<TokenEndpointResponse>;
  /** Tokens for a name and a password. */
  logIn(username: string, password: string): Promise<TokenEndpointResponse>;
  refresh(refreshToken: string): Promise<TokenEndpointResponse>;
  introspect(token: string): Promise<IntrospectionResponse>;
  revoke(token: string): Promise<void>;
}

/** A way to set a library up for a server. */
export type Connect = (registration: Registration) => Promise<OauthClient>;
