// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './ComponentStats.js';
export type * from './Percentiles.js';
export type * from './Rates.js';
export type * from './SystemStats.js';
