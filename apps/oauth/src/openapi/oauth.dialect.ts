import 'reflect-metadata';
import { type Audience, audienceKey } from '@fieldpost/auth';
import { type Dialect, preferHeader, preferredSuccesses, type Route } from '@fieldpost/openapi';
import { accessFor } from './audience-words.js';
import { failureOf } from './error-filters.js';

const about = `The token server: OAuth 2.0 with the code, password and refresh grants, restriction of tokens, exchange of
access keys, revocation, introspection, the public keys, and the pages that people see on the way.

\`/.well-known/oauth-authorization-server\` tells generic OAuth clients where everything is. Members of a body that are
not listed do not count. Any other method than the listed ones is a 405. The exchange of keys is also answered without
\`/api/v2\` in front.`;

const audienceOf = ({ method, holder }: Route): Audience =>
  (Reflect.getMetadata(audienceKey, method) ??
    Reflect.getMetadata(audienceKey, holder) ??
    'anybody') as Audience;

/** Which operations belong together. */
function tagOf(route: Route): string {
  const [path] = route.paths;
  if (path.endsWith('openapi.json')) return 'documents';
  if (audienceOf(route) === 'browser' || path.startsWith('/oauth/callback')) return 'pages';
  return path.startsWith('/.well-known') || path === '/key' ? 'keys' : 'tokens';
}

/** How the token server speaks: its audiences, and the failures of each of its doors. */
export const oauthDialect: Dialect = {
  title: 'Fieldpost token API',
  version: '2',
  description: about,
  tags: {
    tokens: 'Getting tokens, narrowing them, asking about them and ending them.',
    keys: 'What clients and verifiers read before all else.',
    pages: 'What people see in a browser.',
    documents: 'This document.',
  },
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A token of this server.' },
    client: { type: 'http', scheme: 'basic', description: 'Id and secret of an OAuth client.' },
    key: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'An access key: `Authorization: Key <key>`.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-fieldpost',
      description: 'The session of somebody who is logged in; over plain http it is called `fieldpost`.',
    },
  },
  shapes: new Map(),
  tagOf,
  accessOf: (route) => accessFor(audienceOf(route)),
  failure: failureOf,
  successesOf: preferredSuccesses,
  headersOf: preferHeader,
};
