import type { AbuseTarget } from './abuse-target.js';

/** One way of abusing a listener until a given time. */
export interface Attack {
  readonly name: string;
  readonly run: (target: AbuseTarget, forMs: number) => Promise<void>;
}
