// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface WatchRequest {
  /**
   * router, broker or handler; none of them means all.
   */
  'service_names'?: (string)[];
  /**
   * The last position that the caller has seen: it gets what came after. Without one, or when it is too old, everything
   * is sent anew, beginning with `reset`.
   */
  'position'?: (string);
}

export interface WatchRequest__Output {
  /**
   * router, broker or handler; none of them means all.
   */
  'service_names': (string)[];
  /**
   * The last position that the caller has seen: it gets what came after. Without one, or when it is too old, everything
   * is sent anew, beginning with `reset`.
   */
  'position': (string);
}
