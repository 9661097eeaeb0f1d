export { dataSourceOptions, openDataSource, type Storage } from './data-source.js';
export { type AnswerTogether, Gathering, type GatheringOptions } from './gathering.js';
export { databaseModule, isReachable } from './database.module.js';
export { migrate } from './migrate.js';
export { prepared } from './prepared.js';
export { breaksReference, breaksUnique } from './postgres-errors.js';
export { type Print, reseal, type Resealing, runReseal } from './reseal.command.js';
export { resealAll, type Resealed, type SealedColumn, SealingCheck } from './resealing.js';
export { digestOf, Sealer, type SealingKeys } from './sealing.js';
