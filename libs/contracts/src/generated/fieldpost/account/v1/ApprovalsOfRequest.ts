// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ApprovalsOfRequest {
  /**
   * At most 1,000.
   */
  'ids'?: (string)[];
}

export interface ApprovalsOfRequest__Output {
  /**
   * At most 1,000.
   */
  'ids': (string)[];
}
