// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface Rights {
  'rights'?: (string)[];
}

export interface Rights__Output {
  'rights': (string)[];
}
