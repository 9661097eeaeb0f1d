import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from '../certificates/certificate.js';
import { freePort } from '../postgres/index.js';
import { programOnPath, startServer } from './server-process.js';
import { writeCertificate } from './write-certificate.js';

/** A mosquitto on 127.0.0.1 without access control. */
export interface Mosquitto {
  readonly url: string;
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

export interface MosquittoOptions {
  /** The port to take; a free one without it. */
  readonly port?: number;
  /** TLS only, with this certificate for `localhost`. */
  readonly certificate?: Certificate;
}

/** Starts the mosquitto that is on PATH; fails with a hint what to install where there is none. */
export async function startMosquitto(options: MosquittoOptions = {}): Promise<Mosquitto> {
  const { port: wanted, certificate } = options;
  const command = programOnPath('mosquitto', 'mosquitto');
  const directory = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  const port = wanted ?? (await freePort());
  const config = join(directory, 'mosquitto.conf');
  const tls = certificate === undefined ? '' : await tlsLines(directory, certificate);
  await writeFile(config, `listener ${port} 127.0.0.1\n${tls}allow_anonymous true\npersistence false\n`);
  const server = await startServer({ command, args: ['-c', config], env: {}, port, timeoutMs: 90_000 });
  const stop: Mosquitto['stop'] = async (signal) => {
    await server.stop(signal);
    await rm(directory, { recursive: true, force: true });
  };
  const url = certificate === undefined ? `mqtt://127.0.0.1:${port}` : `mqtts://localhost:${port}`;
  return { url, stop };
}

async function tlsLines(directory: string, certificate: Certificate): Promise<string> {
  const { cert, key } = await writeCertificate(directory, certificate);
  // As root, mosquitto reads the key as the user that it becomes.
  return `user root\ncertfile ${cert}\nkeyfile ${key}\n`;
}
