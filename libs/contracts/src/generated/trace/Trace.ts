// Generated from protos/ by `npm run generate`; changes made here are lost.
import type { Trace as _trace_Trace, Trace__Output as _trace_Trace__Output } from '../trace/Trace.js';
import type { Long } from '@grpc/proto-loader';

/**
 * One event on the way. A new event is put in front and holds the events before it as parents.
 */
export interface Trace {
  /**
   * Set on the first event of a chain only.
   */
  'id'?: (string);
  /**
   * Unix nanoseconds.
   */
  'time'?: (number | string | Long);
  'service_id'?: (string);
  'service_name'?: (string);
  /**
   * What happened, for example `receive`, `deduplicate`, `forward` or `drop`.
   */
  'event'?: (string);
  /**
   * Details of the event, for example the reason of a drop.
   */
  'metadata'?: ({[key: string]: string});
  'parents'?: (_trace_Trace)[];
}

/**
 * One event on the way. A new event is put in front and holds the events before it as parents.
 */
export interface Trace__Output {
  /**
   * Set on the first event of a chain only.
   */
  'id': (string);
  /**
   * Unix nanoseconds.
   */
  'time': (string);
  'service_id': (string);
  'service_name': (string);
  /**
   * What happened, for example `receive`, `deduplicate`, `forward` or `drop`.
   */
  'event': (string);
  /**
   * Details of the event, for example the reason of a drop.
   */
  'metadata': ({[key: string]: string});
  'parents': (_trace_Trace__Output)[];
}
