// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './DeviceTransfer.js';
export type * from './Downlink.js';
export type * from './DownlinkList.js';
export type * from './Downlinks.js';
export type * from './ExportDevicesRequest.js';
export type * from './ImportDevicesRequest.js';
export type * from './ImportDevicesResponse.js';
export type * from './ImportOptions.js';
export type * from './ImportSummary.js';
export type * from './PutDownlinkRequest.js';
export type * from './RejectedDevice.js';
export type * from './RemoveDownlinkRequest.js';
export type * from './WaitingDownlink.js';
