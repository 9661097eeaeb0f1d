import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOnPath, startServer } from '../message-brokers/index.js';
import { freePort } from '../postgres/index.js';

/** A Redis; `stop` has no effect on that of `REDIS_URL`. */
export interface Redis {
  readonly url: string;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface RedisOptions {
  /** A fixed port of a separate server: for tests that restart it. */
  readonly port?: number;
}

/**
 * The Redis that `REDIS_URL` names, or one that keeps nothing, from the `redis-server` on PATH; fails with a sentence that
 * says what to install otherwise.
 */
export async function startRedis({ port: wanted }: RedisOptions = {}): Promise<Redis> {
  const given = process.env['REDIS_URL'];
  if (given && wanted === undefined) return { url: given, stop: async () => undefined };
  const command = programOnPath('redis-server', 'redis-server');
  const directory = await mkdtemp(join(tmpdir(), 'redis-'));
  const port = wanted ?? (await freePort());
  const settings = { bind: '127.0.0.1', port: String(port), dir: directory, save: '', appendonly: 'no' };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const server = await startServer({ command, args, env: {}, port, timeoutMs: 90_000 });
  const stop: Redis['stop'] = async (signal) => {
    await server.stop(signal);
    await rm(directory, { recursive: true, force: true });
  };
  return { url: `redis://127.0.0.1:${port}`, stop };
}
