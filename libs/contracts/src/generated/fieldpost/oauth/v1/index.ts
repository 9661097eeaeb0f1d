// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './ExchangeAccessKeyRequest.js';
export type * from './ForgetClientAnswer.js';
export type * from './ForgetClientRequest.js';
export type * from './IssueComponentTokenRequest.js';
export type * from './IssueGatewayTokenRequest.js';
export type * from './IssuedToken.js';
export type * from './MailPasswordResetAnswer.js';
export type * from './MailPasswordResetRequest.js';
export type * from './MailVerificationAnswer.js';
export type * from './MailVerificationRequest.js';
export type * from './NarrowTokenRequest.js';
export type * from './Tokens.js';
