// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './Monitor.js';
