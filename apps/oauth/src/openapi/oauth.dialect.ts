import 'reflect-metadata';
import { type Audience, audienceKey } from '@fieldpost/auth';
import { type Dialect, preferHeader, preferredSuccesses, type Route } from '@fieldpost/openapi';
import { accessFor } from './audience-words.js';
import { failureOf } from './error-filters.js';

const about = `The token server: OAuth 2.0 with the code, password and refresh grants, restriction of tokens, exchange of
access keys, revocation, introspection, the public keys, and the login pages.

\`/.well-known/oauth-authorization-server\` lists all endpoints for OAuth clients. Members of a body that are not
listed are ignored. Methods that are not listed are answered with 405. The exchange of keys is also served without
\`/api/v2\`.`;

const audienceOf = ({ method, holder }: Route): Audience =>
  (Reflect.getMetadata(audienceKey, method) ??
    Reflect.getMetadata(audienceKey, holder) ??
    'anybody') as Audience;

/** The tag that groups an operation. */
function tagOf(route: Route): string {
  const [path] = route.paths;
  if (path.endsWith('openapi.json')) return 'documents';
  if (audienceOf(route) === 'browser' || path.startsWith('/oauth/callback')) return 'pages';
  return path.startsWith('/.well-known') || path === '/key' ? 'keys' : 'tokens';
}

/** The conventions of the token server: its audiences, and the failures of each endpoint. */
export const oauthDialect: Dialect = {
  title: 'Fieldpost token API',
  version: '2',
  description: about,
  tags: {
    tokens: 'Issue, restrict, introspect and revoke tokens.',
    keys: 'Metadata and public keys.',
    pages: 'Pages for browsers.',
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
      description: 'Session of a logged-in user; over plain HTTP the cookie is called `fieldpost`.',
    },
  },
  shapes: new Map(),
  tagOf,
  accessOf: (route) => accessFor(audienceOf(route)),
  failure: failureOf,
  successesOf: preferredSuccesses,
  headersOf: preferHeader,
};
