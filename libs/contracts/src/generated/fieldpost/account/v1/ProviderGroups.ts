// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ProviderGroups {
  'names'?: (string)[];
}

export interface ProviderGroups__Output {
  'names': (string)[];
}
