export { openServer, type Door, type MqttServerOptions } from './door.js';
export { prefixLength, toFrame } from './grpc-framing.js';
export type { HotAnswer, HotMethod } from './hot-call.js';
export { type DoorLimits, standardLimits } from './limits.js';
export { callerAddressKey } from './relay.js';
