import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { seeded, sizeOf } from '@fieldpost/testing';
import { GatewayRegistry } from '../../src/gateways/gateway-registry.js';
import { ComparedWindows } from '../../src/router/compared-windows.js';
import { GatewayStates } from '../../src/router/gateway-states.js';
import { RouterService } from '../../src/router/router.service.js';
import { oneReplica } from './replicas.memory.js';
import { noMonitor } from './samples.js';

/** Messages of a test with mutated ones; `FUZZ_FRAMES=1000000 npm test mutated` sends a million. */
export const mutatedMessages = sizeOf('FUZZ_FRAMES', 10_000);
/** Milliseconds that they may take: a million takes minutes on a busy machine. */
export const mutatedWithinMs = Math.max(120_000, mutatedMessages);

/** A whole number below another one. */
export type Random = (below: number) => number;

/** The same pseudo-random numbers in every run. */
export function randomNumbers(seed: number): Random {
  const next = seeded(seed);
  return (below) => Math.floor(next() * below);
}

/** A message with some other bytes, cut or extended. */
export function mutated(bytes: Buffer, random: Random, mostEdits = 8): Buffer {
  const copy = Buffer.from(bytes);
  for (let edits = random(mostEdits); edits >= 0; edits -= 1) copy[random(copy.length)] = random(256);
  const cut = random(4) === 0 ? copy.subarray(0, random(copy.length)) : copy;
  return random(8) === 0 ? Buffer.concat([cut, Buffer.alloc(random(2_000), random(256))]) : cut;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory in use without garbage, in MB. */
export function heapMb(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

/** A router that counts the frames which it hands on. */
export function countingRouter() {
  const counted = { frames: 0 };
  const frames = { add: () => void (counted.frames += 1) } as never;
  const [states, registry] = [new GatewayStates(), new GatewayRegistry(oneReplica())];
  const identity = { own: { id: 'router-1' } } as never;
  const windows = new ComparedWindows();
  const router = new RouterService(identity, states, windows, registry, frames, noMonitor);
  return { router, registry, counted };
}
