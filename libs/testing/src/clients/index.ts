export {
  AccountClient,
  basic,
  bearer,
  demoClient,
  RejectedRequest,
  type AccessKey,
  type Application,
  type Authorization,
  type Person,
  type Reply,
} from './account.js';
export { DiscoveryClient } from './discovery.js';
export { HandlerClient, type HandlerCaller } from './handler.js';
export { MqttApplication, rejectedLogin, type MqttLogin, type MqttMessage } from './mqtt.js';
export { framed, rawCall, type RawResponse, type RawCall } from './raw-call.js';
export { metadataOf, unary, type UnaryResponse } from './unary.js';
