import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../apps/processes.js';

/** Below the range of ephemeral ports, so that no client uses one by chance. */
export const ownPorts = { lowest: 12_000, highest: 32_000 } as const;
const tries = 200;
const claims = join(tmpdir(), `fieldpost-ports-${process.getuid?.() ?? 'all'}`);

/** File that records the owner of a port, since it may take some time until the owner listens on it. */
export const claimOn = (port: number): string => join(claims, String(port));

/** A free TCP port of the loopback addresses, reserved for this process while it is alive. */
export async function freePort(): Promise<number> {
  for (let i = 0; i < tries; i += 1) {
    const port = randomInt(ownPorts.lowest, ownPorts.highest);
    if (claim(port) && (await isFree(port))) return port;
  }
  throw new Error('no port of 127.0.0.1 and ::1 is free');
}

/** Reserves a port for this process, unless a live process (including this one) holds it. */
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
    // Another process has just removed the stale reservation.
    return 0;
  }
}

/** Whether servers could listen on a TCP port of 127.0.0.1 and, where the machine has IPv6, of ::1: `localhost` may name either. */
export async function isFree(port: number): Promise<boolean> {
  return (await isFreeAt('127.0.0.1', port)) && isFreeAt('::1', port);
}

/** Whether the machine has the IPv6 loopback address. */
export const hasIpv6Loopback = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ address }) => address === '::1'));

/** Codes of errors of machines without IPv6. */
const absent: readonly string[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function isFreeAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(absent.includes(code)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
