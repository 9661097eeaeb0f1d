// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { LogEntry as _handler_LogEntry, LogEntry__Output as _handler_LogEntry__Output } from '../handler/LogEntry.js';

/**
 * What the payload functions made of a downlink.
 */
export interface DryDownlinkResult {
  'payload'?: (Buffer | Uint8Array | string);
  'logs'?: (_handler_LogEntry)[];
}

/**
 * What the payload functions made of a downlink.
 */
export interface DryDownlinkResult__Output {
  'payload': (Buffer);
  'logs': (_handler_LogEntry__Output)[];
}
