// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface DescribeSecondFactorsRequest {
  'user_id'?: (string);
}

export interface DescribeSecondFactorsRequest__Output {
  'user_id': (string);
}
