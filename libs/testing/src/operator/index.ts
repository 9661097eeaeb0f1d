export { migratedDatabase } from './migrated-database.js';
export { type CommandEnd, Operator } from './operator.js';
