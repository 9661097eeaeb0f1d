export { BackgroundLoop, type Round } from './background-loop.js';
export { Batcher, type BatcherOptions, type HandleBatch } from './batcher.js';
export { FlushScheduler, type FlushTimes } from './flush-scheduler.js';
