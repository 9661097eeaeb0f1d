// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ComponentApproval {
  'id'?: (string);
  /**
   * router, broker or handler.
   */
  'type'?: (string);
  /**
   * False while the component is pending, and after its approval was withdrawn.
   */
  'approved'?: (boolean);
  /**
   * When the component was registered, RFC 3339. An earlier announcement with this id is of another component.
   */
  'created'?: (string);
}

export interface ComponentApproval__Output {
  'id': (string);
  /**
   * router, broker or handler.
   */
  'type': (string);
  /**
   * False while the component is pending, and after its approval was withdrawn.
   */
  'approved': (boolean);
  /**
   * When the component was registered, RFC 3339. An earlier announcement with this id is of another component.
   */
  'created': (string);
}
