// oidc-provider as the login provider of a company, over TLS: logs in one person after another without a page, as if each had
// a session there. argv: redirect URI, number of the first person and of people, certificate and key (PEM).
import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { company, userNameOf } from '../suite/population.js';
import { listen } from './listen.js';

const [, , redirectUri = '', first = '0', people = '1', cert = '', key = ''] = process.argv;
const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const scope = 'openid profile email offline_access';
const claimsOf = (name: string) => ({ sub: name, preferred_username: name, email: `${name}@example.com` });
const seconds = 600;

const configuration: Configuration = {
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }] } as NonNullable<
    Configuration['jwks']
  >,
  cookies: { keys: ['a key of the benchmark'] },
  ttl: {
    ...{ Interaction: seconds, Grant: seconds, Session: seconds },
    ...{ AccessToken: seconds, RefreshToken: seconds, IdToken: seconds },
  },
  clients: [
    {
      ...{ client_id: company.clientId, client_secret: company.clientSecret },
      ...{ redirect_uris: [redirectUri], grant_types: ['authorization_code', 'refresh_token'] },
    },
  ],
  claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: async (_, accountId) => ({ accountId, claims: async () => claimsOf(accountId) }),
  loadExistingGrant: async (ctx) => {
    const { client, session, provider } = ctx.oidc;
    const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
    grant.addOIDCScope(scope);
    await grant.save();
    return grant;
  },
};

const server = createServer({ cert, key });
server.once('listening', () => {
  const { port } = server.address() as AddressInfo;
  const provider = new Provider(`https://${company.host}:${port}`, configuration);
  const serve = provider.callback();
  let logins = 0;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return void (await serve(request, response));
    const login = { accountId: userNameOf(Number(first) + (logins++ % Number(people))) };
    await provider.interactionFinished(request, response, { login });
  };
  server.on('request', (request, response) => void respond(request, response));
});
listen(server);
