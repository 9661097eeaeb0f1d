import type { AbuseTarget } from './abuse-target.js';

/** One way of abusing a listener, for as long as it may take. */
export interface Attack {
  readonly name: string;
  readonly run: (door: AbuseTarget, forMs: number) => Promise<void>;
}
