import type { PublicFetch } from '@fieldpost/transport';
import * as openid from 'openid-client';
import {
  type Claims,
  identityFrom,
  isSubject,
  lacksClaims,
  type Provider,
  type ProviderIdentity,
} from './identity.js';
import { providerRejected, providerUnavailable } from './providers.errors.js';
import type { ProviderRequest } from './provider-requests.repository.js';

export interface AuthorizationOptions {
  readonly state: string;
  readonly redirectUri: string;
  /** Whether the provider must authenticate the user again. */
  readonly isAgain: boolean;
}

/** What a provider says when its refresh token is used: `unknown` when it no longer knows the user. */
export type RefreshResult =
  | { readonly outcome: 'known'; readonly identity: ProviderIdentity }
  | { readonly outcome: 'unknown' };

/** Metadata is loaded again after this time. */
const freshMs = 10 * 60_000;
/** While it cannot be loaded, what is there is used for so long. */
const staleMs = 24 * 3_600_000;
const clockToleranceSeconds = 60;
const requestSeconds = 6;
/** Key sets are loaded again after this time, and at once for an unknown key. */
const keySetMs = 5 * 60_000;
/** `openid-client` loads a key set again for an unknown key only when it is older than a minute. */
const statedAgeSeconds = 61;

interface KeySet {
  readonly jwks: openid.ExportedJWKSCache['jwks'];
  readonly at: number;
}

interface Loaded {
  readonly server: Readonly<openid.ServerMetadata>;
  readonly at: number;
}

/** Speaks OpenID Connect with one provider, as its settings say. */
export class ProviderClient {
  private loaded: Loaded | undefined;
  private loading: Promise<Loaded> | undefined;
  private keySet: KeySet | undefined;

  constructor(
    readonly provider: Provider,
    private readonly requests: PublicFetch,
    private readonly isDevelopment: boolean,
  ) {}

  /** The URL to redirect the browser to. */
  async authorizationUrl(
    { nonce, verifier }: Pick<ProviderRequest, 'nonce' | 'verifier'>,
    { state, redirectUri, isAgain }: AuthorizationOptions,
  ): Promise<string> {
    const configuration = await this.ready();
    const { scopes_supported: supported } = configuration.serverMetadata();
    // Some providers reject scopes that they do not offer, such as `offline_access`.
    const scopes = this.provider.scopes.filter(
      (scope) => scope !== 'offline_access' || (supported?.includes(scope) ?? false),
    );
    const url = openid.buildAuthorizationUrl(configuration, {
      ...{ redirect_uri: redirectUri, scope: scopes.join(' '), state, nonce },
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(isAgain && { prompt: 'login', max_age: '0' }),
    });
    return url.href;
  }

  /** The identity for an authorization response. Throws when the response or a token is not valid. */
  async redeem(
    response: URL,
    state: string,
    { nonce, verifier }: ProviderRequest,
  ): Promise<ProviderIdentity> {
    const configuration = await this.ready();
    return this.withFailures(async () => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
      const tokens = await openid.authorizationCodeGrant(configuration, response, {
        ...checks,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !isSubject(claims.sub)) throw providerRejected({ reason: 'the subject is not valid' });
      const all = await this.withUserinfo(configuration, tokens.access_token, claims);
      return identityFrom(this.provider, all, { refreshToken: tokens.refresh_token, areAll: true });
    }, configuration);
  }

  /** Throws `unavailable` when the provider does not say whether it knows the user. */
  async refresh(refreshToken: string, subject: string): Promise<RefreshResult> {
    const configuration = await this.ready();
    return this.withFailures(async () => {
      try {
        const tokens = await openid.refreshTokenGrant(configuration, refreshToken);
        const claims = tokens.claims();
        const said = { ...claims, sub: claims?.sub ?? subject };
        if (said.sub !== subject) throw providerRejected({ reason: 'the subject is another one' });
        const all = await this.withUserinfo(configuration, tokens.access_token, said);
        const areAll = claims !== undefined || configuration.serverMetadata().userinfo_endpoint !== undefined;
        const source = { refreshToken: tokens.refresh_token, areAll };
        return { outcome: 'known', identity: identityFrom(this.provider, all, source) };
      } catch (error) {
        if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant')
          return { outcome: 'unknown' };
        throw error;
      }
    }, configuration);
  }

  private async withUserinfo<Said extends { readonly sub: string }>(
    configuration: openid.Configuration,
    accessToken: string,
    claims: Said,
  ): Promise<Said> {
    if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    if (!lacksClaims(this.provider, claims)) return claims;
    return withSaid(claims, await openid.fetchUserInfo(configuration, accessToken, claims.sub));
  }

  /** Turns errors of the library into those of this app, and keeps the key set that was loaded meanwhile. */
  private async withFailures<T>(work: () => Promise<T>, configuration?: openid.Configuration): Promise<T> {
    const before = configuration && openid.getJwksCache(configuration)?.uat;
    try {
      return await work();
    } catch (cause) {
      throw toFailure(cause, this.provider.id);
    } finally {
      const used = configuration && openid.getJwksCache(configuration);
      if (used && used.uat !== before) this.keySet = { jwks: used.jwks, at: Date.now() };
    }
  }

  private async ready(): Promise<openid.Configuration> {
    const made = this.configure(await this.metadata());
    const { keySet } = this;
    const uat = Math.floor(Date.now() / 1000) - statedAgeSeconds;
    if (keySet && Date.now() - keySet.at < keySetMs) openid.setJwksCache(made, { jwks: keySet.jwks, uat });
    return made;
  }

  private async metadata(): Promise<Loaded> {
    const { loaded } = this;
    const age = loaded ? Date.now() - loaded.at : Infinity;
    if (loaded && age < freshMs) return loaded;
    this.loading ??= this.load().finally(() => (this.loading = undefined));
    try {
      return await this.loading;
    } catch (error) {
      if (loaded && age < staleMs) return loaded;
      throw error;
    }
  }

  private load(): Promise<Loaded> {
    const { issuer, client_id: clientId } = this.provider;
    return this.withFailures(async () => {
      const options = {
        ...{ timeout: requestSeconds, [openid.customFetch]: this.requests.fetch },
        ...(this.isInsecure && { execute: [openid.allowInsecureRequests] }),
      };
      const found = await openid.discovery(new URL(issuer), clientId, undefined, openid.None(), options);
      const server = found.serverMetadata();
      if (server.issuer !== issuer) throw providerRejected({ reason: 'the issuer is another one' });
      this.loaded = { server, at: Date.now() };
      return this.loaded;
    });
  }

  private configure({ server }: Loaded): openid.Configuration {
    const { client_id: clientId, client_secret: secret } = this.provider;
    const metadata = { [openid.clockTolerance]: clockToleranceSeconds };
    const made = new openid.Configuration(server, clientId, metadata, authenticationFor(server, secret));
    made.timeout = requestSeconds;
    made[openid.customFetch] = this.requests.fetch;
    if (this.isInsecure) openid.allowInsecureRequests(made);
    // Id tokens of the token endpoint are verified with the keys of the provider, too.
    openid.enableNonRepudiationChecks(made);
    return made;
  }

  private get isInsecure(): boolean {
    return this.isDevelopment && this.provider.issuer.startsWith('http:');
  }
}

/** The id token wins, because it is signed. An address is asserted by what names it only. */
function withSaid<Said extends Claims>(claims: Said, userinfo: Claims): Said {
  const { email_verified: isVerified, ...others } = userinfo;
  const isSame = claims['email'] === undefined || claims['email'] === userinfo['email'];
  return { ...others, ...(isSame && { email_verified: isVerified }), ...claims };
}

function authenticationFor(
  { token_endpoint_auth_methods_supported: supported }: openid.ServerMetadata,
  secret: string,
): openid.ClientAuth {
  if (secret === '') return openid.None();
  const isBasic = supported?.includes('client_secret_basic') ?? true;
  return isBasic ? openid.ClientSecretBasic(secret) : openid.ClientSecretPost(secret);
}

/** An error response, and one that is not valid, is a rejection; no response, or one of a failing server, is not. */
function toFailure(cause: unknown, provider: string): unknown {
  if (cause instanceof openid.AuthorizationResponseError)
    return providerRejected({ reason: `the provider answered ${cause.error}` }, { cause });
  if (cause instanceof openid.ResponseBodyError)
    return cause.status >= 500
      ? providerUnavailable({ provider }, { cause })
      : providerRejected({ reason: `the provider answered ${cause.error}` }, { cause });
  if (cause instanceof openid.ClientError) return clientFailure(cause, provider);
  if (cause instanceof openid.WWWAuthenticateChallengeError || cause instanceof TypeError)
    return providerUnavailable({ provider }, { cause });
  return cause;
}

/** Codes of `openid-client` for responses that did not come, or came from a server that fails. */
const absent: readonly string[] = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
];

const clientFailure = (cause: openid.ClientError, provider: string) =>
  absent.includes(cause.code ?? '')
    ? providerUnavailable({ provider }, { cause })
    : providerRejected({ reason: cause.message }, { cause });
