export type { Access, Dialect, HeaderParameter } from './dialect.js';
export { documentOf, undeclaredRoutes } from './document.js';
export { failureSchema, failureWith } from './failures.js';
export { type JsonSchema, toJsonSchema } from './json-schema.js';
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
export { documentResponses, type Reply, ServedDocument } from './served-document.js';
export type { Wire } from './wire.js';
export { listHeaders, listOperation } from './list-headers.js';
export { preferHeader, preferredSuccesses } from './preferred-responses.js';
