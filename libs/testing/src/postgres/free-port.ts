import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../apps/processes.js';

/** Below the range from which systems hand out ports of their own, to clients too: nobody takes one by chance. */
export const ownPorts = { lowest: 12_000, highest: 32_000 } as const;
const tries = 200;
const claims = join(tmpdir(), `fieldpost-ports-${process.getuid?.() ?? 'all'}`);

/** Where a port is noted with the process that it was given to: it may be some time until somebody listens on it. */
export const claimOn = (port: number): string => join(claims, String(port));

/** A TCP port of 127.0.0.1 that nobody listens on and that is given to nobody else while this process lives. */
export async function freePort(): Promise<number> {
  for (let i = 0; i < tries; i += 1) {
    const port = randomInt(ownPorts.lowest, ownPorts.highest);
    if (claim(port) && (await isFree(port))) return port;
  }
  throw new Error('no port of 127.0.0.1 is free');
}

/** Takes a port for this process, unless a process that lives has taken it: this one, too. */
export function claim(port: number): boolean {
  mkdirSync(claims, { recursive: true });
  if (note(port)) return true;
  if (isAlive(holderOf(port))) return false;
  rmSync(claimOn(port), { force: true });
  return note(port);
}

/** Writes this process down as the holder, if there is none. */
function note(port: number): boolean {
  try {
    writeFileSync(claimOn(port), String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(port: number): number {
  try {
    return Number(readFileSync(claimOn(port), 'utf8'));
  } catch {
    // Somebody else has just found that its process is dead.
    return 0;
  }
}

/** Whether a server could listen on a TCP port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
