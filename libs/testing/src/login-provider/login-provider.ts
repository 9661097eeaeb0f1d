import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

export { errors } from 'oidc-provider';

const scope = 'openid profile email offline_access';
const seconds = 600;

/** A key that signs id tokens with RS256. */
export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

export const newSigningKey = (): SigningKey => ({
  kid: randomUUID(),
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
});

/** A request to the provider, and its response. */
export type ProviderContext = KoaContextWithOIDC;

/** A login provider, and the people that it knows. */
export interface LoginProviderOptions {
  /** Fieldpost. */
  readonly client: { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string };
  /**
   * `preferred_username`, `email` and the like of a person; undefined for one who is not known, or no longer. `grant` is that
   * of a request for tokens.
   */
  readonly claimsOf: (
    person: string,
    grant: string | undefined,
  ) => Readonly<Record<string, unknown>> | undefined;
  /** Who logs in, without a page; undefined when it has responded with a page. */
  readonly logIn: (request: IncomingMessage, response: ServerResponse) => string | undefined;
  /** Whether it gives refresh tokens without the scope `offline_access` too. */
  readonly alwaysRefreshes?: boolean;
  /** Runs around each request, and may change the response. */
  readonly around?: (context: ProviderContext, next: () => Promise<void>) => Promise<void>;
}

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** `oidc-provider` as the login provider of a company, at any server. */
export function serveLoginProvider(server: Server, url: string, options: LoginProviderOptions): void {
  const respond = responderOf(url, newSigningKey(), options);
  server.on('request', (request, response) => void respond(request, response));
}

/** A login provider with a server of its own. */
export class LoginProvider {
  readonly clientId = 'fieldpost';
  readonly clientSecret = 'secret-at-the-provider';
  readonly server: Server = createServer();
  protected key = newSigningKey();
  private respond: Respond | undefined;

  constructor(
    readonly redirectUri: string,
    private readonly options: Omit<LoginProviderOptions, 'client'>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.server.on('request', (request, response) => void this.respond?.(request, response));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.serve();
  }

  /** Signs with a new key from now on, and publishes that one only. Sessions and refresh tokens stay. */
  rotateKey(): void {
    this.key = newSigningKey();
    this.serve();
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private serve(): void {
    this.respond = responderOf(this.url, this.key, { ...this.options, client: this });
  }
}

function responderOf(url: string, key: SigningKey, options: LoginProviderOptions): Respond {
  const provider = new Provider(url, configurationOf(key, options));
  if (options.around) provider.use(options.around);
  const serve = provider.callback();
  return async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      await serve(request, response);
      return;
    }
    const accountId = options.logIn(request, response);
    if (accountId !== undefined)
      await provider.interactionFinished(request, response, { login: { accountId } });
  };
}

function configurationOf(
  { kid, privateKey }: SigningKey,
  { client, claimsOf, alwaysRefreshes }: LoginProviderOptions,
): Configuration {
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid };
  return {
    jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
    cookies: { keys: ['a key of this provider'] },
    ttl: {
      ...{ Interaction: seconds, Grant: seconds, Session: seconds },
      ...{ AccessToken: seconds, RefreshToken: seconds, IdToken: seconds },
    },
    clients: [
      {
        ...{ client_id: client.clientId, client_secret: client.clientSecret },
        ...{ redirect_uris: [client.redirectUri], grant_types: ['authorization_code', 'refresh_token'] },
      },
    ],
    claims: {
      openid: ['sub'],
      profile: ['preferred_username', 'given_name', 'family_name', 'groups'],
      email: ['email', 'email_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async ({ oidc }, accountId) => {
      const claims = claimsOf(accountId, oidc.params?.['grant_type'] as string | undefined);
      return claims && { accountId, claims: async () => ({ sub: accountId, ...claims }) };
    },
    ...(alwaysRefreshes && { issueRefreshToken: async () => true }),
    rotateRefreshToken: true,
    loadExistingGrant: async (ctx) => {
      const { client: known, session, provider } = ctx.oidc;
      const grant = new provider.Grant({ clientId: known?.clientId, accountId: session?.accountId });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  };
}
