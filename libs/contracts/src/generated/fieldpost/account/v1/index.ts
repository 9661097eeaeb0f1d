// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './AuthenticateUserRequest.js';
export type * from './AuthenticatedUser.js';
export type * from './Authority.js';
export type * from './ClientCredentials.js';
export type * from './ClientDescription.js';
export type * from './ClientDescriptions.js';
export type * from './CreateUserRequest.js';
export type * from './DescribeClientsRequest.js';
export type * from './Grant.js';
export type * from './GrantForAccessKeyRequest.js';
export type * from './GrantForPasswordRequest.js';
export type * from './GrantForUserRequest.js';
export type * from './KeyGrant.js';
export type * from './Profile.js';
export type * from './Refusal.js';
export type * from './Rights.js';
export type * from './UserCreation.js';
