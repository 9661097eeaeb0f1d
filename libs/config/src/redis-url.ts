import { z } from 'zod';
import { readServersUrl, type ServerAddress } from './servers.js';

/** Addresses and credentials of a Redis. */
export interface RedisServers {
  /** `single`: one server. `sentinel`: the addresses are sentinels. `cluster`: any address is a node of the cluster. */
  readonly kind: 'single' | 'sentinel' | 'cluster';
  readonly servers: readonly [ServerAddress, ...ServerAddress[]];
  readonly tls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
  /** Number of the database. */
  readonly database: number;
  /** Name of the master at the sentinels; empty except for `sentinel`. */
  readonly master: string;
  /** Password of the sentinels, if they require one. */
  readonly sentinelPassword: string | undefined;
}

const form = /^(rediss?)(?:\+(sentinel|cluster))?$/;
const standardPorts = { single: 6379, cluster: 6379, sentinel: 26379 } as const;
const forms =
  'should look like redis://host:6379, redis+sentinel://host:26379,host:26379/name or redis+cluster://host:6379,host:6379';

/** Reads the address of a Redis. Fails with a reason for people, which never has the URL in it. */
export function readRedisUrl(text: string): RedisServers {
  const { kind, tls } = schemeOf(text);
  const { credentials, servers, rest } = readServersUrl(text, standardPorts[kind]);
  if (kind === 'single' && servers.length > 1) throw new Error(forms);
  const { username, password, pathname, searchParams } = new URL(`redis://${credentials}any${rest}`);
  const words = pathname.split('/').slice(1);
  const master = kind === 'sentinel' ? (words.shift() ?? '') : '';
  if (kind === 'sentinel' && master === '') throw new Error(forms);
  return {
    kind,
    servers,
    tls,
    username: wordOf(username),
    password: wordOf(password),
    database: databaseOf(words[0] ?? '', kind),
    master: decodeURIComponent(master),
    sentinelPassword: searchParams.get('sentinel_password') ?? undefined,
  };
}

function schemeOf(text: string): Pick<RedisServers, 'kind' | 'tls'> {
  const [scheme = ''] = text.split('://', 1);
  const [, transport, kind = 'single'] = form.exec(scheme) ?? [];
  if (transport === undefined) throw new Error(forms);
  return { kind: kind as RedisServers['kind'], tls: transport === 'rediss' };
}

const wordOf = (text: string): string | undefined => (text === '' ? undefined : decodeURIComponent(text));

function databaseOf(text: string, kind: RedisServers['kind']): number {
  if (text === '') return 0;
  if (kind === 'cluster') throw new Error('a Redis Cluster has no numbered databases');
  if (!/^\d{1,4}$/.test(text)) throw new Error('the number of the database should be a number');
  return Number(text);
}

/** The address of a Redis, for a setting. */
export const redisUrl = z.string().superRefine((text, context) => {
  try {
    readRedisUrl(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
