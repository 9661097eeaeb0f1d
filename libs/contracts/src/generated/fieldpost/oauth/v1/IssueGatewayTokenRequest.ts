// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface IssueGatewayTokenRequest {
  'id'?: (string);
  'location_public'?: (boolean);
  'status_public'?: (boolean);
}

export interface IssueGatewayTokenRequest__Output {
  'id': (string);
  'location_public': (boolean);
  'status_public': (boolean);
}
