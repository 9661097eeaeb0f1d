// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './ExchangeAccessKeyRequest.js';
export type * from './ForgetClientRequest.js';
export type * from './ForgetClientResponse.js';
export type * from './InviteUserRequest.js';
export type * from './InviteUserResponse.js';
export type * from './IssueComponentTokenRequest.js';
export type * from './IssueGatewayTokenRequest.js';
export type * from './IssuedToken.js';
export type * from './MailApprovalRequest.js';
export type * from './MailApprovalResponse.js';
export type * from './MailPasswordResetRequest.js';
export type * from './MailPasswordResetResponse.js';
export type * from './MailVerificationRequest.js';
export type * from './MailVerificationResponse.js';
export type * from './NarrowTokenRequest.js';
export type * from './Tokens.js';
