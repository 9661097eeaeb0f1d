// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeClientsRequest {
  /**
   * At most 100; further ids are ignored.
   */
  'ids'?: (string)[];
  /**
   * The logged-in user, if any: owners see their clients before these are accepted.
   */
  'user_id'?: (string);
}

export interface DescribeClientsRequest__Output {
  /**
   * At most 100; further ids are ignored.
   */
  'ids': (string)[];
  /**
   * The logged-in user, if any: owners see their clients before these are accepted.
   */
  'user_id': (string);
}
