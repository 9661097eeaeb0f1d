// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { ApplicationUsage as _fieldpost_account_v1_ApplicationUsage, ApplicationUsage__Output as _fieldpost_account_v1_ApplicationUsage__Output } from '../../../fieldpost/account/v1/ApplicationUsage.js';

/**
 * A part of a report: the applications of a handler in a range of ids.
 */
export interface ReportUsageRequest {
  /**
   * Id of the handler.
   */
  'handler'?: (string);
  /**
   * The range is behind this id, in the byte order of ids; empty for the first part.
   */
  'after'?: (string);
  /**
   * The last id of the range; empty for the last part, which completes the report.
   */
  'through'?: (string);
  /**
   * At most 1,000. Others of the range are no longer registered at the handler.
   */
  'applications'?: (_fieldpost_account_v1_ApplicationUsage)[];
}

/**
 * A part of a report: the applications of a handler in a range of ids.
 */
export interface ReportUsageRequest__Output {
  /**
   * Id of the handler.
   */
  'handler': (string);
  /**
   * The range is behind this id, in the byte order of ids; empty for the first part.
   */
  'after': (string);
  /**
   * The last id of the range; empty for the last part, which completes the report.
   */
  'through': (string);
  /**
   * At most 1,000. Others of the range are no longer registered at the handler.
   */
  'applications': (_fieldpost_account_v1_ApplicationUsage__Output)[];
}
