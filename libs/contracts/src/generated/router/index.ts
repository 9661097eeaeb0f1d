// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './DeviceActivationRequest.js';
export type * from './DeviceActivationResponse.js';
export type * from './DownlinkMessage.js';
export type * from './GatewayStatusRequest.js';
export type * from './GatewayStatusResponse.js';
export type * from './Router.js';
export type * from './RouterManager.js';
export type * from './Status.js';
export type * from './StatusRequest.js';
export type * from './SubscribeRequest.js';
export type * from './UplinkMessage.js';
