import type { Audience } from '@fieldpost/auth';
import type { Access } from '@fieldpost/openapi';

/** The credentials of each audience, as described in the OpenAPI document. */
const accesses: Readonly<Record<Audience, Access>> = {
  anybody: { credentials: ['anonymous'], need: '', rejects: [] },
  browser: {
    credentials: ['anonymous', 'session'],
    need: 'For browsers: forms need the form token of their page.',
    rejects: [503],
  },
  client: {
    credentials: ['client', 'anonymous'],
    need: 'The client authenticates in the header or with `client_id` and `client_secret` in the body.',
    rejects: [400, 401, 429, 503],
  },
  inspector: {
    credentials: ['client', 'token', 'anonymous'],
    need: 'Clients authenticate in the header or the body and may introspect their own tokens, components all tokens.',
    rejects: [400, 401, 429, 503],
  },
  'key-holder': {
    credentials: ['key', 'client', 'token', 'anonymous'],
    need: 'The access key is in the header, or in the body together with credentials of a client or component.',
    rejects: [401, 503],
  },
  'parent-token': {
    credentials: ['token'],
    need: 'Needs an interchangeable token.',
    rejects: [400, 401, 403, 503],
  },
  'profile-token': {
    credentials: ['token'],
    need: 'Needs the token of a user with the scope `profile`.',
    rejects: [401, 403, 503],
  },
  'openid-token': {
    credentials: ['token'],
    need: 'Needs the token of a user with the scope `openid`.',
    rejects: [401, 403, 503],
  },
};

export const accessFor = (audience: Audience): Access => accesses[audience];
