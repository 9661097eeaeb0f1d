export { loggedConnection, type LoggedConnectionOptions } from './logged-connection.js';
export { type RedisConnectionOptions, RedisConnection } from './redis-connection.js';
export { type RedisTimeouts, reachRedis, type RedisClient } from './redis-server.js';
