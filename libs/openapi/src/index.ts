export type { Access, Dialect, HeaderParameter, WebhookDoc } from './dialect.js';
export { documentOf, undeclaredRoutes } from './document.js';
export { failureSchema, failureWith, httpApiFailure } from './failures.js';
export { type Described, type JsonSchema, standaloneSchema, toJsonSchema } from './json-schema.js';
export {
  type ResponseDoc,
  type ResponseDocs,
  type BodyForm,
  formOnly,
  type HeaderDoc,
  Operation,
  type OperationDoc,
} from './operation.js';
export { type Route, routesOf } from './routes.js';
export { servedDocument } from './served-document.provider.js';
export { openApiController } from './openapi.controller.js';
export { type Reply, ServedDocument, ServedJson, servedResponses } from './served-document.js';
export type { Wire } from './wire.js';
export { listHeaders, listOperation } from './list-headers.js';
export { preferHeader, preferredSuccesses } from './preferred-responses.js';
