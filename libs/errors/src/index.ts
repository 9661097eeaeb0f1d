export { AppError, defineError, errorCatalogue, logLevelOf, type Declared } from './define-error.js';
export {
  kinds,
  toApiBody,
  toEventData,
  toHttpApiBody,
  toGrpcStatus,
  type Failure,
  type Kind,
} from './kinds.js';
export { internalError, isRejection, notValid, unavailable } from './well-known.js';
export type { ScriptError } from './script-error.js';
