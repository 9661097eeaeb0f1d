export {
  AppErrorFilter,
  gatewayFace,
  logFailure,
  pagingNotValid,
  type HttpFace,
} from './app-error.filter.js';
export { AnswersCreated, AnswersNothing, AnswersQuietly, standardAnswers } from './answers/answers.js';
export { answerKey, type WriteAnswer } from './answers/answers.interceptor.js';
export { type Allowance, Buckets } from './buckets.js';
export { ConnectionShares } from './connection-shares.js';
export { type Asked, Conversation, type Told } from './conversation.js';
export { Conversations } from './conversations.js';
export { maxBodyBytes } from './body-parsers.js';
export { endWhoGoesOn } from './endless-bodies.js';
export { readForm } from './form-members.js';
export type { Front } from './front.js';
export { callUnary, fromServiceError, type UnaryMethod, type UnaryOptions } from './grpc-call.js';
export type { GrpcDoor } from './grpc-server.js';
export { destroyHalfOpen, endConnection } from './half-open.js';
export { httpTimes, limitsOf } from './limits.js';
export { hasManyHosts } from './one-host.js';
export { metadataValue } from './metadata.js';
export { asksForWebSocket, ignoreUpgrade, type UpgradeRequest } from './ignored-upgrade.js';
export { networkOf } from './network-of.js';
export { tolerateClosedOutput } from './closed-output.js';
export { runMain, sentenceOf, type Main } from './run-main.js';
export {
  fileNotReadable,
  type KeyPair,
  OwnCertificate,
  readSetting,
  renewedCredentials,
} from './own-certificate.js';
export { losePatience } from './patience.js';
export { ParseWith, type Parser, type Schema } from './parse-with.pipe.js';
export { startApp, type AppPlan } from './start-app.js';
export { toAppError } from './to-app-error.js';
export { pageHeaders } from './lists/links.js';
export { listQuery, type Page, pageMembers, toPage } from './lists/page.js';
export { toGrpcFailure, waitHeaders } from './retry-after.js';
