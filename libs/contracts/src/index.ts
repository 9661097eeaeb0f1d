export type * as account from './generated/fieldpost/account/v1/index.js';
export type * as api from './generated/api/index.js';
export type * as broker from './generated/broker/index.js';
export type * as discovery from './generated/discovery/index.js';
export type * as gateway from './generated/gateway/index.js';
export type * as google from './generated/google/protobuf/index.js';
export type * as handler from './generated/handler/index.js';
export type * as handlerV1 from './generated/fieldpost/handler/v1/index.js';
export type * as lorawan from './generated/lorawan/index.js';
export type * as monitor from './generated/monitor/index.js';
export type * as networkV1 from './generated/fieldpost/network/v1/index.js';
export type * as networkserver from './generated/networkserver/index.js';
export type * as oauth from './generated/fieldpost/oauth/v1/index.js';
export type * as protocol from './generated/protocol/index.js';
export type * as router from './generated/router/index.js';
export type * as trace from './generated/trace/index.js';
export type * as watch from './generated/fieldpost/discovery/v1/index.js';
export {
  type ContractFile,
  loadClients,
  loadContract,
  type MessageCodec,
  messageCodecs,
  loaderOptions,
  protoFile,
  protoRoot,
} from './loader.js';
export { describeContract } from './descriptors.js';
export type { Calls, Rpc } from './rpc.js';
export { isBase64 } from './base64.js';
export { HttpApiJsonError } from './http-api-json-error.js';
export { fromHttpApiJson } from './http-api-json-reader.js';
export { httpApiJsonSchema, type MessageSchema } from './http-api-json-schema.js';
export { toHttpApiJson } from './http-api-json-writer.js';
export type { MessageName } from './reflection.js';
