// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './DevicesRequest.js';
export type * from './DevicesResponse.js';
export type * from './NetworkServer.js';
export type * from './NetworkServerManager.js';
export type * from './Status.js';
export type * from './StatusRequest.js';
