import { FaultProxy, type Redis, startRedis, throwAwayDatabase } from '@fieldpost/testing';
import { type AppName, apps } from './plan.js';

export type StoreName = AppName | 'redis';

/** The database of each app and Redis, each behind a line of its own. */
export interface Stores {
  readonly lines: Readonly<Record<StoreName, FaultProxy>>;
  readonly databases: Readonly<Record<AppName, string>>;
  readonly redis: string;
  readonly close: () => Promise<void>;
}

export async function openStores(): Promise<Stores> {
  const lines: Partial<Record<StoreName, FaultProxy>> = {};
  const databases: Partial<Record<AppName, string>> = {};
  for (const app of apps) {
    const { url } = await throwAwayDatabase();
    lines[app] = await FaultProxy.to(portOf(url));
    databases[app] = through(lines[app], url);
  }
  const redis = await startRedis();
  lines.redis = await FaultProxy.to(portOf(redis.url));
  return {
    lines: lines as Stores['lines'],
    databases: databases as Stores['databases'],
    redis: through(lines.redis, redis.url),
    close: () => closeStores(lines as Stores['lines'], redis),
  };
}

/** Databases go with their cluster, which ends with the process of the tests. */
async function closeStores(lines: Stores['lines'], redis: Redis): Promise<void> {
  for (const line of Object.values(lines)) line.close();
  await redis.stop('SIGKILL');
}

const portOf = (url: string): number => Number(new URL(url).port);

function through({ port }: FaultProxy, url: string): string {
  const address = new URL(url);
  address.host = `127.0.0.1:${port}`;
  return address.href;
}
