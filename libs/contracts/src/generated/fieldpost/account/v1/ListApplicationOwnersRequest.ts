// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ListApplicationOwnersRequest {
  /**
   * At most 1,000.
   */
  'app_ids'?: (string)[];
}

export interface ListApplicationOwnersRequest__Output {
  /**
   * At most 1,000.
   */
  'app_ids': (string)[];
}
