// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ImportSummary {
  'read'?: (number);
  'created'?: (number);
  'replaced'?: (number);
  'rejected'?: (number);
  'dry_run'?: (boolean);
}

export interface ImportSummary__Output {
  'read': (number);
  'created': (number);
  'replaced': (number);
  'rejected': (number);
  'dry_run': (boolean);
}
