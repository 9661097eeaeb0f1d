import type { Audience } from '@fieldpost/auth';
import type { Access } from '@fieldpost/openapi';

/** What each audience shows to be let in, in the words of the document. */
const words: Readonly<Record<Audience, Access>> = {
  anybody: { credentials: ['anonymous'], need: '', rejects: [] },
  browser: {
    credentials: ['anonymous', 'session'],
    need: 'For people with a browser: forms need the token of the page that they come from.',
    rejects: [503],
  },
  client: {
    credentials: ['client', 'anonymous'],
    need: 'The client proves itself in the header or with `client_id` and `client_secret` in the body.',
    rejects: [400, 401, 429, 503],
  },
  inspector: {
    credentials: ['client', 'token', 'anonymous'],
    need: 'For clients, in the header or the body, about their own tokens, and for components about all.',
    rejects: [400, 401, 429, 503],
  },
  'key-holder': {
    credentials: ['key', 'client', 'token', 'anonymous'],
    need: 'The access key stands in the header, or in the body with credentials of a client or a component beside it.',
    rejects: [401, 503],
  },
  'parent-token': {
    credentials: ['token'],
    need: 'Needs a token that may be narrowed.',
    rejects: [400, 401, 403, 503],
  },
  'profile-token': {
    credentials: ['token'],
    need: 'Needs the token of a user with the scope `profile`.',
    rejects: [401, 403, 503],
  },
};

export const accessFor = (audience: Audience): Access => words[audience];
