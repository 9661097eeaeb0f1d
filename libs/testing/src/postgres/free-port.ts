import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range from which systems hand out ports of their own, to clients too: nobody takes one by chance. */
export const ownPorts = { lowest: 12_000, highest: 32_000 } as const;
const tries = 200;
const given = new Set<number>();

/** A TCP port of 127.0.0.1 that nobody listens on; the same process is never given one twice. */
export async function freePort(): Promise<number> {
  for (let i = 0; i < tries; i += 1) {
    const port = randomInt(ownPorts.lowest, ownPorts.highest);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error('no port of 127.0.0.1 is free');
}

/** Whether a server could listen on a TCP port of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
