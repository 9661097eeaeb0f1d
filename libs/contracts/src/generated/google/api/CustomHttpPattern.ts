// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface CustomHttpPattern {
  'kind'?: (string);
  'path'?: (string);
}

export interface CustomHttpPattern__Output {
  'kind': (string);
  'path': (string);
}
