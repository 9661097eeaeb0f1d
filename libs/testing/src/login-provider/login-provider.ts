import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

const scope = 'openid profile email offline_access';
const seconds = 600;

/** A login provider, and the people that it knows. */
export interface LoginProviderOptions {
  /** Fieldpost. */
  readonly client: { readonly clientId: string; readonly clientSecret: string; readonly redirectUri: string };
  /** `preferred_username`, `email` and the like of a person; undefined for one who is not known, or no longer. */
  readonly claimsOf: (person: string) => Readonly<Record<string, unknown>> | undefined;
  /** Who logs in, without a page; undefined when it has responded with a page. */
  readonly logIn: (request: IncomingMessage, response: ServerResponse) => string | undefined;
  /** Whether it gives refresh tokens without the scope `offline_access` too. */
  readonly alwaysRefreshes?: boolean;
}

/** `oidc-provider` as the login provider of a company, at any server. */
export function serveLoginProvider(server: Server, url: string, options: LoginProviderOptions): void {
  const provider = new Provider(url, configurationOf(options));
  const serve = provider.callback();
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return void (await serve(request, response));
    const accountId = options.logIn(request, response);
    if (accountId !== undefined)
      await provider.interactionFinished(request, response, { login: { accountId } });
  };
  server.on('request', (request, response) => void respond(request, response));
}

/** A login provider with a server of its own. */
export class LoginProvider {
  readonly clientId = 'fieldpost';
  readonly clientSecret = 'secret-at-the-provider';
  readonly server: Server = createServer();

  constructor(
    readonly redirectUri: string,
    private readonly options: Omit<LoginProviderOptions, 'client'>,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    serveLoginProvider(this.server, this.url, { ...this.options, client: this });
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function configurationOf({ client, claimsOf, alwaysRefreshes }: LoginProviderOptions): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' };
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
      profile: ['preferred_username', 'groups'],
      email: ['email', 'email_verified'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, accountId) => {
      const claims = claimsOf(accountId);
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
