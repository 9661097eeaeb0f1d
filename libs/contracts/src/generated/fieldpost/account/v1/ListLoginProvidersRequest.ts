// Generated from protos/ by `npm run generate`; changes made here are lost.
export interface ListLoginProvidersRequest {
}

export interface ListLoginProvidersRequest__Output {
}
