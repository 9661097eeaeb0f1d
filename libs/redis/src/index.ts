export { type LineOptions, RedisLine } from './redis-line.js';
export { type Patience, reachRedis, type RedisClient } from './redis-server.js';
