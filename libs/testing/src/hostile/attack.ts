import type { AbusedDoor } from './abused-door.js';

/** One way of abusing a listener, for as long as it may take. */
export interface Attack {
  readonly name: string;
  readonly run: (door: AbusedDoor, forMs: number) => Promise<void>;
}
