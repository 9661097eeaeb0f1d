// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface Withdrawn {
  'service_name'?: (string);
  'id'?: (string);
}

export interface Withdrawn__Output {
  'service_name': (string);
  'id': (string);
}
