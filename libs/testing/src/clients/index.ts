export {
  AccountClient,
  basic,
  bearer,
  demoClient,
  Refused,
  type AccessKey,
  type Application,
  type Authorization,
  type Person,
  type Reply,
} from './account.js';
export { DiscoveryClient } from './discovery.js';
export { HandlerClient, type HandlerCaller } from './handler.js';
export { MqttApplication, refusedLogin, type MqttLogin, type MqttMessage } from './mqtt.js';
export { framed, overSocket, rawCall, type RawAnswer, type RawCall } from './raw-call.js';
export { metadataOf, unary, type Answer } from './unary.js';
