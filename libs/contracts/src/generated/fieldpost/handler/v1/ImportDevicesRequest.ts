// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ImportOptions as _fieldpost_handler_v1_ImportOptions, ImportOptions__Output as _fieldpost_handler_v1_ImportOptions__Output } from '../../../fieldpost/handler/v1/ImportOptions.js';
import type { Device as _handler_Device, Device__Output as _handler_Device__Output } from '../../../handler/Device.js';

export interface ImportDevicesRequest {
  'options'?: (_fieldpost_handler_v1_ImportOptions | null);
  'device'?: (_handler_Device | null);
  'part'?: "options"|"device";
}

export interface ImportDevicesRequest__Output {
  'options'?: (_fieldpost_handler_v1_ImportOptions__Output | null);
  'device'?: (_handler_Device__Output | null);
  'part'?: "options"|"device";
}
