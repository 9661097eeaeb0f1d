// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ApplicationOwner {
  'app_id'?: (string);
  /**
   * User id, which is the subject of the user's tokens, or `organization:` and the id of an organization.
   */
  'owner'?: (string);
  /**
   * Devices of all applications of the owner, as an administrator set it; 0 for no limit. Without it the setting of the
   * handler is the limit.
   */
  'device_limit'?: (number);
  '_device_limit'?: "device_limit";
}

export interface ApplicationOwner__Output {
  'app_id': (string);
  /**
   * User id, which is the subject of the user's tokens, or `organization:` and the id of an organization.
   */
  'owner': (string);
  /**
   * Devices of all applications of the owner, as an administrator set it; 0 for no limit. Without it the setting of the
   * handler is the limit.
   */
  'device_limit'?: (number);
  '_device_limit'?: "device_limit";
}
