import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres/index.js';
import { programOnPath, startServer } from './server-process.js';

/** A mosquitto on 127.0.0.1 that lets everybody do everything. */
export interface Mosquitto {
  readonly url: string;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface MosquittoOptions {
  /** The port to take; a free one without it. */
  readonly port?: number;
}

/** Starts the mosquitto that is on PATH; fails with a sentence that says what to install where there is none. */
export async function startMosquitto({ port: wanted }: MosquittoOptions = {}): Promise<Mosquitto> {
  const command = programOnPath('mosquitto', 'mosquitto');
  const directory = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  const port = wanted ?? (await freePort());
  const config = join(directory, 'mosquitto.conf');
  await writeFile(config, `listener ${port} 127.0.0.1\nallow_anonymous true\npersistence false\n`);
  const server = await startServer({ command, args: ['-c', config], env: {}, port, patienceMs: 20_000 });
  const stop: Mosquitto['stop'] = async (signal) => {
    await server.stop(signal);
    await rm(directory, { recursive: true, force: true });
  };
  return { url: `mqtt://127.0.0.1:${port}`, stop };
}
