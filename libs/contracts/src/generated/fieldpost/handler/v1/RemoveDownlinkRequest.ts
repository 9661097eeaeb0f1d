// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface RemoveDownlinkRequest {
  'app_id'?: (string);
  'dev_id'?: (string);
  /**
   * From a WaitingDownlink.
   */
  'id'?: (string);
}

export interface RemoveDownlinkRequest__Output {
  'app_id': (string);
  'dev_id': (string);
  /**
   * From a WaitingDownlink.
   */
  'id': (string);
}
