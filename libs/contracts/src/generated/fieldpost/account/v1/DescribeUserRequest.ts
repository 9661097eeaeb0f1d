// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeUserRequest {
  'user_id'?: (string);
  /**
   * Whether the profile has the groups of the user.
   */
  'with_groups'?: (boolean);
}

export interface DescribeUserRequest__Output {
  'user_id': (string);
  /**
   * Whether the profile has the groups of the user.
   */
  'with_groups': (boolean);
}
