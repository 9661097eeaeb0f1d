// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ImportOptions {
  'app_id'?: (string);
  /**
   * Validates all devices and stores nothing.
   */
  'dry_run'?: (boolean);
  /**
   * Stores all devices, or none when one is rejected.
   */
  'all_or_nothing'?: (boolean);
  /**
   * Replaces existing devices, which are rejected otherwise.
   */
  'replace'?: (boolean);
}

export interface ImportOptions__Output {
  'app_id': (string);
  /**
   * Validates all devices and stores nothing.
   */
  'dry_run': (boolean);
  /**
   * Stores all devices, or none when one is rejected.
   */
  'all_or_nothing': (boolean);
  /**
   * Replaces existing devices, which are rejected otherwise.
   */
  'replace': (boolean);
}
