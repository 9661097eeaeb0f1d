import { z } from 'zod';
import { type Dialect, failureWith, httpApiFailure } from '@fieldpost/openapi';

const about = `Discovery: announced routers, brokers and handlers, in the JSON of The Things Network v2. The paths below
\`/announcements/{service}\` with one or two parts are those of v2; the others are for clients that only speak HTTP.`;

/** The conventions of discovery: everything is public, and errors have the form of v2's HTTP APIs. */
export const discoveryDialect: Dialect = {
  title: 'Fieldpost discovery API',
  version: '2',
  description: about,
  tags: { announcements: 'Announced components.', documents: 'This document.' },
  securitySchemes: {},
  shapes: new Map(),
  tagOf: ({ paths: [path] }) => (path.endsWith('openapi.json') ? 'documents' : 'announcements'),
  accessOf: () => ({ credentials: ['anonymous'], need: '', rejects: [] }),
  // A number of a page that is not valid is rejected with the text of v2.
  failure: ({ paths: [path] }, status) => ({
    ...failureWith(status),
    ...(status === 400 && path.endsWith('/{service}')
      ? { schema: z.string(), type: 'text/plain' }
      : { schema: httpApiFailure }),
  }),
};
