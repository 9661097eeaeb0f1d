// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ProcessComponent {
  /**
   * router, broker or handler.
   */
  'type'?: (string);
  'id'?: (string);
  /**
   * As in announcements: up, down, or empty for unknown.
   */
  'health'?: (string);
}

export interface ProcessComponent__Output {
  /**
   * router, broker or handler.
   */
  'type': (string);
  'id': (string);
  /**
   * As in announcements: up, down, or empty for unknown.
   */
  'health': (string);
}
