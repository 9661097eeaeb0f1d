import type { AuthorizationRequest, Registration } from './oauth-client.js';

/** Where the browser of the demo client is sent after a logout; nothing listens there. */
export const goodbye = 'http://127.0.0.1/goodbye';

/** An authorization request with the nonce that the client keeps. */
export interface AuthenticationRequest extends AuthorizationRequest {
  readonly nonce: string;
}

/** The tokens of a login, with the claims of the id token as the library has validated them. */
export interface Login {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A relying party by a library, after it has read the configuration of the provider. Rejections are errors of the library. */
export interface RelyingParty {
  readonly metadata: Readonly<Record<string, unknown>>;
  request(scope: string, more?: Readonly<Record<string, string>>): Promise<AuthenticationRequest>;
  /** Validates the response and the id token with its signature, and that the login is at most an hour old. */
  redeem(callback: URL, request: AuthenticationRequest): Promise<Login>;
  refresh(login: Login): Promise<Login>;
  /** The claims of UserInfo, whose subject is compared with that of the id token. */
  userinfo(login: Login): Promise<Readonly<Record<string, unknown>>>;
  endSessionUrl(login: Login, state: string): URL;
}

/** A way to set a library up for a provider. */
export type Rely = (registration: Registration) => Promise<RelyingParty>;
