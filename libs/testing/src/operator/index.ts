export { migratedDatabase } from './migrated-database.js';
export { migratedStorage, type MigratedStorage } from './migrated-storage.js';
export { type CommandEnd, Operator } from './operator.js';
