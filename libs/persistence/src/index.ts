export { dataSourceOptions, openDataSource, type Storage } from './data-source.js';
export { databaseModule, isReachable } from './database.module.js';
export { migrate } from './migrate.js';
export { prepared } from './prepared.js';
export { breaksReference, breaksUnique } from './postgres-errors.js';
export { digestOf, Sealer } from './sealing.js';
