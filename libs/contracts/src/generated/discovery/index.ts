// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './Announcement.js';
export type * from './AnnouncementsResponse.js';
export type * from './Discovery.js';
export type * from './DiscoveryManager.js';
export type * from './GetByAppEUIRequest.js';
export type * from './GetByAppIDRequest.js';
export type * from './GetByGatewayIDRequest.js';
export type * from './GetRequest.js';
export type * from './GetServiceRequest.js';
export type * from './Metadata.js';
export type * from './MetadataRequest.js';
