import { type ResponseDoc, type ResponseDocs, formOnly, type OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';

/** A response for browsers. */
export const htmlResponse = (description: string): ResponseDoc => ({
  description,
  schema: z.string(),
  type: 'text/html',
});

const page: ResponseDocs = { 200: htmlResponse('The page.') };
const redirect: ResponseDocs = {
  303: {
    description: 'A redirect.',
    headers: [{ name: 'Location', description: 'Where to.', schema: { type: 'string' } }],
  },
};

/** A page, which may redirect elsewhere, such as to the login. */
export const pageOperation = (summary: string): OperationDoc => ({
  summary,
  responses: { ...page, ...redirect },
  rejects: [400, 401, 403, 404, 503],
});

/** The form of a page; rejected without the form token of that page. */
export const formOperation = (summary: string): OperationDoc => ({
  ...pageOperation(summary),
  takes: formOnly,
  rejects: [400, 401, 403, 404, 409, 429, 503],
});
