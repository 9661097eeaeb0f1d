import { randomInt } from 'node:crypto';
import { claim, isFree, ownPorts } from '../postgres/free-port.js';

/** Number of consecutive ports of the suite, with a reserve. */
const portCount = 20;
const tries = 200;

/** A number from which on enough consecutive ports of 127.0.0.1 are free for a suite. */
export async function freePortBase(): Promise<number> {
  for (let i = 0; i < tries; i += 1) {
    const base = randomInt(ownPorts.lowest, ownPorts.highest);
    const ports = Array.from({ length: portCount }, (_, offset) => base + offset);
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean) && ports.every(claim)) return base;
  }
  throw new Error(`no ${portCount} consecutive ports of 127.0.0.1 are free`);
}
