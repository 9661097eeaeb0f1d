import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration } from 'oidc-provider';

const scope = 'openid profile email offline_access';
const page = (name: string) =>
  `<!doctype html><html lang="en"><title>Company login</title>
   <h1>Company login</h1><form method="post"><button>Continue as ${name}</button></form></html>`;

/** `oidc-provider` with one person, who logs in by a button. */
export class CompanyProvider {
  readonly clientId = 'fieldpost';
  readonly clientSecret = 'secret-at-the-provider';
  readonly server: Server = createServer();

  constructor(
    private readonly redirectUri: string,
    /** User name, and subject. */
    private readonly person: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get email(): string {
    return `${this.person}@corp.example`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const provider = new Provider(this.url, this.configuration());
    const serve = provider.callback();
    const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (!request.url?.startsWith('/interaction/')) return void (await serve(request, response));
      if (request.method === 'POST') {
        const login = { accountId: this.person };
        return provider.interactionFinished(request, response, { login });
      }
      response.setHeader('content-type', 'text/html').end(page(this.person));
    };
    this.server.on('request', (request, response) => void respond(request, response));
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private configuration(): Configuration {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'one' };
    const claims = async () => ({
      ...{ sub: this.person, preferred_username: this.person },
      ...{ email: this.email, email_verified: true },
    });
    return {
      jwks: { keys: [key] } as NonNullable<Configuration['jwks']>,
      cookies: { keys: ['a key of this test'] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, RefreshToken: 600, IdToken: 600 },
      clients: [
        {
          ...{ client_id: this.clientId, client_secret: this.clientSecret },
          ...{ redirect_uris: [this.redirectUri], grant_types: ['authorization_code', 'refresh_token'] },
        },
      ],
      claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: async (_, accountId) => ({ accountId, claims }),
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
