// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface IssueComponentTokenRequest {
  /**
   * router, broker or handler.
   */
  'type'?: (string);
  'id'?: (string);
}

export interface IssueComponentTokenRequest__Output {
  /**
   * router, broker or handler.
   */
  'type': (string);
  'id': (string);
}
