// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './ClassC.js';
export type * from './ConnectMessage.js';
export type * from './DisconnectMessage.js';
export type * from './OfferRequest.js';
export type * from './OfferResponse.js';
