import type { Algorithm } from '@fieldpost/auth';
import type { StoredKey } from '../signing/signing-keys.repository.js';

/**
 * Where a key is in its life: a `prepared` key is published so that every verifier knows it before it signs, the
 * `signing` one signs, and `retiring` ones verify what they signed before.
 */
export type Stage = 'prepared' | 'signing' | 'retiring';

/** A signing key as its rotation sees it. */
export interface RotatingKey {
  readonly id: string;
  readonly algorithm: Algorithm;
  readonly stage: Stage;
  readonly created: Date;
  /** When it began to sign. */
  readonly activated: Date | null;
  /** When another key took its place. */
  readonly replaced: Date | null;
  /** How many seconds the longest token may live that it has signed; null when nobody noted it. */
  readonly longestLife: number | null;
}

/** The steps of a rotation; of two commands at once, one makes the step. */
export abstract class RotatingKeys {
  /** All keys, the newest first. */
  abstract list(): Promise<readonly RotatingKey[]>;
  /** Keeps a new key that does not sign yet; false when one is prepared already. */
  abstract prepare(key: StoredKey): Promise<boolean>;
  /** Lets the prepared key sign in place of the other; false when it is no longer prepared. */
  abstract activate(id: string, now: Date): Promise<boolean>;
  /**
   * Forgets a key at once, whatever its stage; in place of the one that signs, the prepared key signs from `now` on, or
   * else `fallback`. False when there is no such key.
   */
  abstract drop(id: string, fallback: StoredKey, now: Date): Promise<boolean>;
  /** How many logins wait for their next refresh. */
  abstract countLogins(now: Date): Promise<number>;
  /** Forgets those of the keys that are retiring. */
  abstract remove(ids: readonly string[]): Promise<void>;
}
