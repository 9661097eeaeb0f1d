// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './Authority.js';
export type * from './ClientCredentials.js';
export type * from './Grant.js';
export type * from './GrantForAccessKeyRequest.js';
export type * from './GrantForPasswordRequest.js';
export type * from './GrantForUserRequest.js';
export type * from './KeyGrant.js';
export type * from './Profile.js';
export type * from './Refusal.js';
export type * from './Rights.js';
