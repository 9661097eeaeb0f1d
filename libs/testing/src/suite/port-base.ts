import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** How many consecutive ports the suite takes, with some room. */
const portCount = 16;
/** Below the range from which systems hand out ports of their own. */
const [lowest, highest] = [12_000, 32_000];
const tries = 200;

/** A number from which on enough consecutive ports of 127.0.0.1 are free for a suite. */
export async function freePortBase(): Promise<number> {
  for (let i = 0; i < tries; i += 1) {
    const base = randomInt(lowest, highest);
    const ports = Array.from({ length: portCount }, (_, offset) => base + offset);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error(`no ${portCount} consecutive ports of 127.0.0.1 are free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
