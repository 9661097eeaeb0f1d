// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './Application.js';
export type * from './ApplicationIdentifier.js';
export type * from './ApplicationManager.js';
export type * from './Device.js';
export type * from './DeviceActivationResponse.js';
export type * from './DeviceIdentifier.js';
export type * from './DeviceList.js';
export type * from './DryDownlinkMessage.js';
export type * from './DryDownlinkResult.js';
export type * from './DryUplinkMessage.js';
export type * from './DryUplinkResult.js';
export type * from './Handler.js';
export type * from './HandlerManager.js';
export type * from './LogEntry.js';
export type * from './SimulatedUplinkMessage.js';
export type * from './Status.js';
export type * from './StatusRequest.js';
