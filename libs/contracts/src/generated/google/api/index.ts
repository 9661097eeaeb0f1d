// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './CustomHttpPattern.js';
export type * from './Http.js';
export type * from './HttpRule.js';
