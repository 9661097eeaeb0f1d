export {
  AppErrorFilter,
  httpApiErrorFormat,
  logFailure,
  pagingNotValid,
  type ErrorFormat,
} from './errors/app-error.filter.js';
export {
  CreatedResponse,
  EmptyResponse,
  EmptyCreatedResponse,
  standardResponses,
} from './responses/responses.js';
export { responseKey, type WriteResponse } from './responses/response-body.interceptor.js';
export { noteRateLimit, policyOf, type RateLimitPolicy } from './limits/rate-limit-fields.js';
export { CallRate, type CallRateLimit, type CallRateOptions } from './limits/call-rate.js';
export { type Allowance, TokenBuckets } from './limits/token-buckets.js';
export { maxBodyBytes } from './requests/body-parsers.js';
export { readForm } from './requests/form-body.js';
export { callUnary, type UnaryMethod, type UnaryOptions } from './grpc/grpc-call.js';
export type { Encoded } from './grpc/encoded-responses.js';
export type { GrpcListener } from './grpc/grpc-server.js';
export type { CompressedCall } from './grpc/request-limits.js';
export { destroyHalfOpen, endConnection, endWithResponse } from './limits/half-open.js';
export { ConnectionShares } from './limits/connection-shares.js';
export { httpTimes, type Limits, limitsOf, noLimits } from './limits/limits.js';
export { httpServer } from './http/http-server.js';
export { hasWrongHosts } from './http/one-host.js';
export { metadataValue } from './request-context/metadata.js';
export { isWebSocketUpgrade, ignoreUpgrade, type UpgradeRequest } from './http/ignored-upgrade.js';
export { addressOfPeer, networkOf } from './limits/network-of.js';
export { type Command, type CommandContext, resealCommand, runAdmin, type Values } from './app/run-admin.js';
export { runMain, type Main } from './app/run-main.js';
export {
  fileNotReadable,
  type KeyPair,
  OwnCertificate,
  readSetting,
  renewedCredentials,
} from './tls/own-certificate.js';
export { PublicAddresses } from './outgoing/public-addresses.js';
export { PublicFetch } from './outgoing/public-fetch.js';
export { type DeliveryRequest, type ReceiverResponse, Receivers } from './outgoing/receivers.js';
export { startTimeout } from './limits/timeout.js';
export { jsonPartsProblem } from './requests/json-body.js';
export {
  fieldErrors,
  type Fields,
  ParseFields,
  ParseWith,
  type Parser,
  type Schema,
} from './requests/parse-with.pipe.js';
export { PageQuery, ParsedBody, ParsedFields, ParsedParam, ParsedQuery } from './requests/parsed-inputs.js';
export { startApp, type AppPlan } from './app/start-app.js';
export { toAppError } from './errors/to-app-error.js';
export { pageHeaders } from './lists/links.js';
export { listQuery, type Page, pageMembers, toPage } from './lists/page.js';
export { toGrpcFailure, waitHeaders } from './errors/retry-after.js';
