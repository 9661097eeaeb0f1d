// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { RejectedDevice as _fieldpost_handler_v1_RejectedDevice, RejectedDevice__Output as _fieldpost_handler_v1_RejectedDevice__Output } from '../../../fieldpost/handler/v1/RejectedDevice.js';
import type { ImportSummary as _fieldpost_handler_v1_ImportSummary, ImportSummary__Output as _fieldpost_handler_v1_ImportSummary__Output } from '../../../fieldpost/handler/v1/ImportSummary.js';

export interface ImportDevicesResponse {
  'rejected'?: (_fieldpost_handler_v1_RejectedDevice | null);
  'summary'?: (_fieldpost_handler_v1_ImportSummary | null);
  'part'?: "rejected"|"summary";
}

export interface ImportDevicesResponse__Output {
  'rejected'?: (_fieldpost_handler_v1_RejectedDevice__Output | null);
  'summary'?: (_fieldpost_handler_v1_ImportSummary__Output | null);
  'part'?: "rejected"|"summary";
}
