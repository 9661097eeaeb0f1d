// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeClientsRequest {
  /**
   * At most 100; more are not looked at.
   */
  'ids'?: (string)[];
  /**
   * Who asks, if anybody is logged in: makers see their clients before they are accepted.
   */
  'user_id'?: (string);
}

export interface DescribeClientsRequest__Output {
  /**
   * At most 100; more are not looked at.
   */
  'ids': (string)[];
  /**
   * Who asks, if anybody is logged in: makers see their clients before they are accepted.
   */
  'user_id': (string);
}
