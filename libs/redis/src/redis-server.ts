import type { RedisServers, ServerAddress } from '@fieldpost/config';
import { createClient } from 'redis';

/** How patient a connection is, in milliseconds; each may be left out for the standard of the library. */
export interface RedisTimeouts {
  readonly connectMs: number;
  /** How often a quiet connection is asked whether it still works. */
  readonly pingMs?: number;
  /** A server that says nothing for so long is gone. */
  readonly silenceMs?: number;
}

/** What is the same for every server of one Redis. */
interface Login {
  readonly tls: boolean;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly database?: number;
}

/** A client of one server that never connects again by itself, and so never waits for a server that is gone. */
export function clientAt({ host, port }: ServerAddress, login: Login, timeouts: RedisTimeouts) {
  const { tls, username, password, database = 0 } = login;
  const socket = {
    host,
    port,
    connectTimeout: timeouts.connectMs,
    reconnectStrategy: false as const,
    ...(timeouts.silenceMs !== undefined && { socketTimeout: timeouts.silenceMs }),
    ...(tls && { tls, servername: host }),
  };
  const client = createClient({
    socket,
    // Nothing newer than RESP 2 is asked for: an old server is a good one.
    RESP: 2,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    database,
    disableOfflineQueue: true,
    ...(timeouts.pingMs !== undefined && { pingInterval: timeouts.pingMs }),
  });
  // Whoever waits for an answer hears of it; without a listener the loss would end the process.
  client.on('error', () => undefined);
  return client;
}

export type RedisClient = ReturnType<typeof clientAt>;

/** Connects to the server that is the right one now; fails when there is none. */
export async function reachRedis(redis: RedisServers, timeouts: RedisTimeouts): Promise<RedisClient> {
  if (redis.kind !== 'sentinel')
    return firstThatWorks(redis.servers, (place) => open(place, redis, timeouts));
  const { tls, sentinelPassword: password } = redis;
  return firstThatWorks(redis.servers, async (sentinel) => {
    const master = await masterAt(await open(sentinel, { tls, password }, timeouts), redis.master);
    return rejectReplica(await open(master, redis, timeouts));
  });
}

/** One after the other, so that everybody comes to the same server while it works. */
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
  const client = clientAt(place, login, timeouts);
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

/** A sentinel may not have heard yet that the master is another one. */
async function rejectReplica(client: RedisClient): Promise<RedisClient> {
  const [role] = await client.sendCommand<[string]>(['ROLE']);
  if (role === 'master') return client;
  client.destroy();
  throw new Error('the server is no master yet');
}
