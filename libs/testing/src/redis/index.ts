export { startRedis, type Redis, type RedisOptions } from './start-redis.js';
