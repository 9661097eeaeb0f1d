// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './ActivationChallengeRequest.js';
export type * from './ActivationChallengeResponse.js';
export type * from './ApplicationHandlerRegistration.js';
export type * from './Broker.js';
export type * from './BrokerManager.js';
export type * from './DeduplicatedDeviceActivationRequest.js';
export type * from './DeduplicatedUplinkMessage.js';
export type * from './DeviceActivationRequest.js';
export type * from './DeviceActivationResponse.js';
export type * from './DownlinkMessage.js';
export type * from './DownlinkOption.js';
export type * from './Status.js';
export type * from './StatusRequest.js';
export type * from './SubscribeRequest.js';
export type * from './UplinkMessage.js';
