// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LogEntry as _handler_LogEntry, LogEntry__Output as _handler_LogEntry__Output } from '../handler/LogEntry.js';

/**
 * What the payload functions made of a downlink.
 */
export interface DryDownlinkResult {
  'payload'?: (Buffer | Uint8Array | string);
  'logs'?: (_handler_LogEntry)[];
  /**
   * What a codec returned as `errors`; there is no payload then. Not in v2.
   */
  'errors'?: (string)[];
  /**
   * What a codec returned as `warnings`. Not in v2.
   */
  'warnings'?: (string)[];
  /**
   * The port on which the downlink would be sent; 0 without a codec. Not in v2.
   */
  'port'?: (number);
  /**
   * What `decodeDownlink` of a codec made of the payload in the request, as JSON text. Not in v2.
   */
  'fields'?: (string);
}

/**
 * What the payload functions made of a downlink.
 */
export interface DryDownlinkResult__Output {
  'payload': (Buffer);
  'logs': (_handler_LogEntry__Output)[];
  /**
   * What a codec returned as `errors`; there is no payload then. Not in v2.
   */
  'errors': (string)[];
  /**
   * What a codec returned as `warnings`. Not in v2.
   */
  'warnings': (string)[];
  /**
   * The port on which the downlink would be sent; 0 without a codec. Not in v2.
   */
  'port': (number);
  /**
   * What `decodeDownlink` of a codec made of the payload in the request, as JSON text. Not in v2.
   */
  'fields': (string);
}
