export { startRedis, type Redis, type RedisOptions } from './start-redis.js';
export { type RedisGroup, startRedisCluster, startRedisSentinels } from './redis-groups.js';
