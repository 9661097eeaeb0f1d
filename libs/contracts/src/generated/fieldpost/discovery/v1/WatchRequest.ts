// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface WatchRequest {
  /**
   * router, broker or handler; empty means all.
   */
  'service_names'?: (string)[];
  /**
   * The last position that the caller has received; later changes are sent. Without one, or when it is too old, everything
   * is sent again, beginning with `reset`.
   */
  'position'?: (string);
}

export interface WatchRequest__Output {
  /**
   * router, broker or handler; empty means all.
   */
  'service_names': (string)[];
  /**
   * The last position that the caller has received; later changes are sent. Without one, or when it is too old, everything
   * is sent again, beginning with `reset`.
   */
  'position': (string);
}
