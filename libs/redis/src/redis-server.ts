import type { RedisServers, ServerAddress } from '@fieldpost/config';

/** Timeouts of a connection, in milliseconds; optional ones default to those of the library. */
export interface RedisTimeouts {
  readonly connectMs: number;
  /** Interval of pings on an idle connection. */
  readonly pingMs?: number;
  /** A server that does not respond for so long counts as lost. */
  readonly silenceMs?: number;
}

/** Options common to all servers of one Redis. */
interface Login {
  readonly tls: boolean;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly database?: number;
}

/** A client of one server without automatic reconnection. The library is loaded for it, since one replica needs no Redis. */
export async function clientAt({ host, port }: ServerAddress, login: Login, timeouts: RedisTimeouts) {
  const { tls, username, password, database = 0 } = login;
  const socket = {
    host,
    port,
    connectTimeout: timeouts.connectMs,
    reconnectStrategy: false as const,
    ...(timeouts.silenceMs !== undefined && { socketTimeout: timeouts.silenceMs }),
    ...(tls && { tls, servername: host }),
  };
  const { createClient } = await import('redis');
  const client = createClient({
    socket,
    // RESP 2, so that old servers work.
    RESP: 2,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    database,
    disableOfflineQueue: true,
    ...(timeouts.pingMs !== undefined && { pingInterval: timeouts.pingMs }),
  });
  // Pending commands fail with the error; without a listener it would end the process.
  client.on('error', () => undefined);
  return client;
}

export type RedisClient = Awaited<ReturnType<typeof clientAt>>;

/** Connects to the current master; fails when there is none. */
export async function reachRedis(redis: RedisServers, timeouts: RedisTimeouts): Promise<RedisClient> {
  if (redis.kind !== 'sentinel')
    return firstThatWorks(redis.servers, (place) => open(place, redis, timeouts));
  const { tls, sentinelPassword: password } = redis;
  return firstThatWorks(redis.servers, async (sentinel) => {
    const master = await masterAt(await open(sentinel, { tls, password }, timeouts), redis.master);
    return rejectReplica(await open(master, redis, timeouts));
  });
}

/** One after the other, so that all clients use the same server while it works. */
async function firstThatWorks<T>(
  servers: readonly ServerAddress[],
  attempt: (place: ServerAddress) => Promise<T>,
): Promise<T> {
  const reasons: unknown[] = [];
  for (const place of servers) {
    try {
      return await attempt(place);
    } catch (error) {
      reasons.push(error);
    }
  }
  const [cause] = reasons;
  throw new Error(cause instanceof Error && cause.message !== '' ? cause.message : String(cause), { cause });
}

async function open(place: ServerAddress, login: Login, timeouts: RedisTimeouts): Promise<RedisClient> {
  const client = await clientAt(place, login, timeouts);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (client.isOpen) client.destroy();
    throw error;
  }
}

async function masterAt(sentinel: RedisClient, name: string): Promise<ServerAddress> {
  try {
    const answer = await sentinel.sendCommand<string[] | null>(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name]);
    const [host, port] = answer ?? [];
    if (host === undefined || port === undefined) throw new Error(`the sentinel knows no master "${name}"`);
    return { host, port: Number(port) };
  } finally {
    sentinel.destroy();
  }
}

/** A sentinel may not know yet that the master has changed. */
async function rejectReplica(client: RedisClient): Promise<RedisClient> {
  const [role] = await client.sendCommand<[string]>(['ROLE']);
  if (role === 'master') return client;
  client.destroy();
  throw new Error('the server is no master yet');
}
