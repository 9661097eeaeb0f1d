// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ProcessBrokers {
  'connected'?: (number);
  /**
   * Known, but not connected.
   */
  'away'?: (number);
}

export interface ProcessBrokers__Output {
  'connected': (number);
  /**
   * Known, but not connected.
   */
  'away': (number);
}
