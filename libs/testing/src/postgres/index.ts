export { asClient, ensureDatabases, type OwnDatabase } from './databases.js';
export { debianBinaries, findBinaries } from './binaries.js';
export { freePort, hasIpv6Loopback } from './free-port.js';
export { processesIn, stopLeftovers } from './leftovers.js';
export { type PostgresPair, startPostgresPair } from './pair.js';
export { Problem } from './problem.js';
export { findServerUser } from './server-user.js';
export { postgresUrl, startPostgres, type Postgres, type PostgresOptions } from './start-postgres.js';
export { throwAwayDatabase, type Template, type ThrowAwayDatabase } from './throw-away.js';
