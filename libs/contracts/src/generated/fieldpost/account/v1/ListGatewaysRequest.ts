// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ListGatewaysRequest {
  /**
   * 16 upper-case hexadecimal digits each; at most 1,000.
   */
  'euis'?: (string)[];
  /**
   * At most 1,000.
   */
  'ids'?: (string)[];
}

export interface ListGatewaysRequest__Output {
  /**
   * 16 upper-case hexadecimal digits each; at most 1,000.
   */
  'euis': (string)[];
  /**
   * At most 1,000.
   */
  'ids': (string)[];
}
