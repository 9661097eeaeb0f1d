// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeClientsRequest {
  /**
   * At most 100; more are not looked at.
   */
  'ids'?: (string)[];
}

export interface DescribeClientsRequest__Output {
  /**
   * At most 100; more are not looked at.
   */
  'ids': (string)[];
}
