// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './LocationMetadata.js';
export type * from './RxMetadata.js';
export type * from './Status.js';
export type * from './TxConfiguration.js';
