export {
  commonSettings,
  type CommonSettings,
  serverSettings,
  type ServerSettings,
} from './common-settings.js';
export { databaseOf, type DatabaseServers, readDatabaseUrl } from './database-url.js';
export { effectiveSettings } from './effective-settings.js';
export {
  addressRanges,
  addressWithPort,
  authServers,
  count,
  flag,
  limit,
  migrateAtStart,
  optionalPort,
  parsedBy,
  port,
  responses,
  sealingKeys,
  wholeNumber,
  origins,
  words,
  workers,
} from './fields.js';
export { readRedisUrl, type RedisServers, redisUrl } from './redis-url.js';
export { type ServerAddress } from './servers.js';
export {
  describeSettings,
  readSettings,
  type DescribedSetting,
  type Environment,
  type SettingNotes,
} from './read-settings.js';
