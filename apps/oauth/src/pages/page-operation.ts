import { type ResponseDoc, type ResponseDocs, formOnly, type OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';

/** A response for browsers. */
export const htmlResponse = (description: string): ResponseDoc => ({
  description,
  schema: z.string(),
  type: 'text/html',
});

const shown: ResponseDocs = { 200: htmlResponse('The page.') };
const led: ResponseDocs = {
  303: {
    description: 'A redirect.',
    headers: [{ name: 'Location', description: 'Where to.', schema: { type: 'string' } }],
  },
};

/** A page that is looked at: it may lead elsewhere, such as to the login. */
export const pageOperation = (summary: string): OperationDoc => ({
  summary,
  responses: { ...shown, ...led },
  rejects: [400, 401, 403, 404, 503],
});

/** What the form of a page sends; without the token of that form it is rejected. */
export const formOperation = (summary: string): OperationDoc => ({
  ...pageOperation(summary),
  takes: formOnly,
  rejects: [400, 401, 403, 404, 409, 429, 503],
});
