// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * Which question of a stream this is, and on whose behalf it is asked.
 */
export interface Asked {
  'number'?: (number);
  /**
   * Id of the request, for the log; may be empty.
   */
  'request_id'?: (string);
  /**
   * Span of the caller (W3C Trace Context); empty where nobody traces.
   */
  'traceparent'?: (string);
}

/**
 * Which question of a stream this is, and on whose behalf it is asked.
 */
export interface Asked__Output {
  'number': (number);
  /**
   * Id of the request, for the log; may be empty.
   */
  'request_id': (string);
  /**
   * Span of the caller (W3C Trace Context); empty where nobody traces.
   */
  'traceparent': (string);
}
