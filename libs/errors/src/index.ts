export { AppError, defineError, errorCatalogue, logLevelOf, type Declared } from './define-error.js';
export {
  kinds,
  toApiBody,
  toEventData,
  toGatewayBody,
  toGrpcStatus,
  type Failure,
  type Kind,
} from './kinds.js';
export { internalError, isRefusal, notValid, unavailable } from './well-known.js';
