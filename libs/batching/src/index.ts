export { Batcher, type BatcherOptions, type HandleBatch } from './batcher.js';
export { FlushScheduler, type FlushTimes } from './flush-scheduler.js';
