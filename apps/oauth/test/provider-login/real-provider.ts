import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

const scope = 'openid profile email offline_access';

/** `oidc-provider` with one person, `jane`, who is logged in without a page. */
export class RealProvider {
  readonly clientId = 'fieldpost';
  readonly clientSecret = 'secret-at-the-provider';
  /** Whether the person is still there. */
  isKnown = true;
  logins = 0;
  url = '';
  private server: Server | undefined;

  constructor(private readonly redirectUri: string) {}

  async start(): Promise<void> {
    this.server = createServer();
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    const provider = new Provider(this.url, this.configuration());
    const serve = provider.callback();
    const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (!request.url?.startsWith('/interaction/')) return void (await serve(request, response));
      this.logins += 1;
      await provider.interactionFinished(request, response, { login: { accountId: 'jane' } });
    };
    this.server.on('request', (request, response) => void answer(request, response));
  }

  stop(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private configuration(): Configuration {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' };
    const claims = async () => ({
      ...{ sub: 'jane', preferred_username: 'jane', groups: ['staff'] },
      ...{ email: 'jane@corp.example', email_verified: true },
    });
    return {
      jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, RefreshToken: 600, IdToken: 600 },
      cookies: { keys: ['a key of this test'] },
      clients: [
        {
          ...{ client_id: this.clientId, client_secret: this.clientSecret },
          redirect_uris: [this.redirectUri],
          grant_types: ['authorization_code', 'refresh_token'],
        },
      ],
      claims: {
        openid: ['sub'],
        profile: ['preferred_username', 'groups'],
        email: ['email', 'email_verified'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: async (_, accountId) => (this.isKnown ? { accountId, claims } : undefined),
      issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
      rotateRefreshToken: true,
      loadExistingGrant: async (ctx) => {
        const { client, session, provider } = ctx.oidc;
        const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
        grant.addOIDCScope(scope);
        await grant.save();
        return grant;
      },
    };
  }
}
