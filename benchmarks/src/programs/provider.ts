// oidc-provider with its memory adapter: one client, JWT access tokens. argv: the algorithm.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { listen } from './listen.js';

const alg = process.argv[2] === 'RS256' ? 'RS256' : 'ES256';
const { privateKey } = await generateKeyPair(alg, { extractable: true });
const resource = 'urn:benchmark';

const configuration: Configuration = {
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg, use: 'sig', kid: 'one' }] } as NonNullable<
    Configuration['jwks']
  >,
  clients: [
    {
      client_id: 'bench',
      client_secret: 'bench-secret-of-a-good-length',
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      id_token_signed_response_alg: alg,
    },
  ],
  features: {
    clientCredentials: { enabled: true },
    introspection: { enabled: true },
    devInteractions: { enabled: false },
    resourceIndicators: {
      enabled: true,
      // Requests without a resource get an opaque token, the only kind that it introspects.
      getResourceServerInfo: () => ({
        scope: 'api',
        audience: resource,
        accessTokenFormat: 'jwt',
        accessTokenTTL: 86_400,
        jwt: { sign: { alg } },
      }),
    },
  },
};

const provider = new Provider('http://127.0.0.1', configuration);
const serve = provider.callback();
listen(createServer((request, response) => void serve(request, response)));
