// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ListApprovalsRequest {
  /**
   * Ids of components, at most 1,000.
   */
  'ids'?: (string)[];
}

export interface ListApprovalsRequest__Output {
  /**
   * Ids of components, at most 1,000.
   */
  'ids': (string)[];
}
