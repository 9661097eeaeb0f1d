// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { MessageCounts as _fieldpost_account_v1_MessageCounts, MessageCounts__Output as _fieldpost_account_v1_MessageCounts__Output } from '../../../fieldpost/account/v1/MessageCounts.js';
import type { Long } from '@grpc/proto-loader';

export interface ApplicationUsage {
  'app_id'?: (string);
  'devices'?: (number | string | Long);
  /**
   * Of the last 24 hours; absent when the handler does not count messages.
   */
  'day'?: (_fieldpost_account_v1_MessageCounts | null);
  /**
   * Of the last 30 days; absent when the handler does not keep counts that long.
   */
  'month'?: (_fieldpost_account_v1_MessageCounts | null);
}

export interface ApplicationUsage__Output {
  'app_id': (string);
  'devices': (string);
  /**
   * Of the last 24 hours; absent when the handler does not count messages.
   */
  'day': (_fieldpost_account_v1_MessageCounts__Output | null);
  /**
   * Of the last 30 days; absent when the handler does not keep counts that long.
   */
  'month': (_fieldpost_account_v1_MessageCounts__Output | null);
}
