// Generated from protos/ by `npm run generate`; changes made here are lost.
/**
 * One call of a payload function to its console.
 */
export interface LogEntry {
  /**
   * Name of the payload function.
   */
  'function'?: (string);
  /**
   * The arguments of the call, each as JSON text.
   */
  'fields'?: (string)[];
}

/**
 * One call of a payload function to its console.
 */
export interface LogEntry__Output {
  /**
   * Name of the payload function.
   */
  'function': (string);
  /**
   * The arguments of the call, each as JSON text.
   */
  'fields': (string)[];
}
