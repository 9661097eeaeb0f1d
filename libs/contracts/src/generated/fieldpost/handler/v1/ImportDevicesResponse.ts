// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { RefusedDevice as _fieldpost_handler_v1_RefusedDevice, RefusedDevice__Output as _fieldpost_handler_v1_RefusedDevice__Output } from '../../../fieldpost/handler/v1/RefusedDevice.js';
import type { ImportSummary as _fieldpost_handler_v1_ImportSummary, ImportSummary__Output as _fieldpost_handler_v1_ImportSummary__Output } from '../../../fieldpost/handler/v1/ImportSummary.js';

export interface ImportDevicesResponse {
  'refused'?: (_fieldpost_handler_v1_RefusedDevice | null);
  'summary'?: (_fieldpost_handler_v1_ImportSummary | null);
  'part'?: "refused"|"summary";
}

export interface ImportDevicesResponse__Output {
  'refused'?: (_fieldpost_handler_v1_RefusedDevice__Output | null);
  'summary'?: (_fieldpost_handler_v1_ImportSummary__Output | null);
  'part'?: "refused"|"summary";
}
