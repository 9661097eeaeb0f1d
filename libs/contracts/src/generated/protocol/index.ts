// Generated from protos/ by `npm run generate`; changes made here are lost.
export type * from './ActivationMetadata.js';
export type * from './Message.js';
export type * from './RxMetadata.js';
export type * from './TxConfiguration.js';
