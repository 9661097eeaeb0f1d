// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeRegistrationRequest {
  /**
   * The secret of an invitation; empty for none.
   */
  'invitation'?: (string);
}

export interface DescribeRegistrationRequest__Output {
  /**
   * The secret of an invitation; empty for none.
   */
  'invitation': (string);
}
