// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeUserRequest {
  'user_id'?: (string);
}

export interface DescribeUserRequest__Output {
  'user_id': (string);
}
