// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LogEntry as _handler_LogEntry, LogEntry__Output as _handler_LogEntry__Output } from '../handler/LogEntry.js';

/**
 * What the payload functions made of an uplink.
 */
export interface DryUplinkResult {
  'payload'?: (Buffer | Uint8Array | string);
  /**
   * Decoded and converted fields, as JSON text.
   */
  'fields'?: (string);
  /**
   * What the validator said.
   */
  'valid'?: (boolean);
  'logs'?: (_handler_LogEntry)[];
  /**
   * What a codec returned as `errors`; there are no fields then. Not in v2.
   */
  'errors'?: (string)[];
  /**
   * What a codec returned as `warnings`. Not in v2.
   */
  'warnings'?: (string)[];
}

/**
 * What the payload functions made of an uplink.
 */
export interface DryUplinkResult__Output {
  'payload': (Buffer);
  /**
   * Decoded and converted fields, as JSON text.
   */
  'fields': (string);
  /**
   * What the validator said.
   */
  'valid': (boolean);
  'logs': (_handler_LogEntry__Output)[];
  /**
   * What a codec returned as `errors`; there are no fields then. Not in v2.
   */
  'errors': (string)[];
  /**
   * What a codec returned as `warnings`. Not in v2.
   */
  'warnings': (string)[];
}
