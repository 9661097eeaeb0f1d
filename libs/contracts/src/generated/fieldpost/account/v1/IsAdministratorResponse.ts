// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface IsAdministratorResponse {
  'is_administrator'?: (boolean);
}

export interface IsAdministratorResponse__Output {
  'is_administrator': (boolean);
}
