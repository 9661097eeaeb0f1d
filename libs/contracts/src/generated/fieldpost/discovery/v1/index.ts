// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './Mark.js';
export type * from './MetadataAdded.js';
export type * from './MetadataRemoved.js';
export type * from './WatchEvent.js';
export type * from './WatchRequest.js';
export type * from './Watcher.js';
export type * from './Withdrawn.js';
