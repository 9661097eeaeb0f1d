// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ImportOptions {
  'app_id'?: (string);
  /**
   * Checks everything and changes nothing.
   */
  'dry_run'?: (boolean);
  /**
   * Takes all devices or, when one is rejected, none.
   */
  'all_or_nothing'?: (boolean);
  /**
   * Replaces devices that are there already; they are rejected without it.
   */
  'replace'?: (boolean);
}

export interface ImportOptions__Output {
  'app_id': (string);
  /**
   * Checks everything and changes nothing.
   */
  'dry_run': (boolean);
  /**
   * Takes all devices or, when one is rejected, none.
   */
  'all_or_nothing': (boolean);
  /**
   * Replaces devices that are there already; they are rejected without it.
   */
  'replace': (boolean);
}
