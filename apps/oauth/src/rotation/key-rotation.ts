import type { StoredKey } from '../signing/signing-keys.repository.js';
import type { RotatingKey, RotatingKeys } from './rotating-keys.repository.js';
import {
  alreadyPrepared,
  keyNotFound,
  nothingPrepared,
  nothingRetiring,
  tooEarly,
} from './rotation.errors.js';

export interface RotationTimes {
  /** Time for which a key is published before it signs. */
  readonly preparedSeconds: number;
  /** Lifetime of the longest-lived token under the current settings. */
  readonly longestLife: number;
  /** Time for which replicas may still sign with a replaced key. */
  readonly followedSeconds: number;
}

/** A key, and the time from which its next step is allowed; null for the signing key. */
export interface KeyReport extends RotatingKey {
  readonly next: Date | null;
}

const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** The result of an emergency. */
export interface DroppedKey {
  readonly id: string;
  /** Logins whose access tokens may be invalid. Their refresh tokens stay valid, because those are not signed. */
  readonly logins: number;
}

/** Replaces the signing key in three steps, so that all verifiers know the keys of all valid tokens at any time. */
export class KeyRotation {
  constructor(
    private readonly keys: RotatingKeys,
    private readonly times: RotationTimes,
  ) {}

  /** Every key, the newest first. */
  async list(): Promise<readonly KeyReport[]> {
    return (await this.keys.list()).map((key) => ({ ...key, next: this.nextOf(key) }));
  }

  /** Publishes a new key that does not sign yet. */
  async prepare(key: StoredKey): Promise<void> {
    if (!(await this.keys.prepare(key))) throw alreadyPrepared();
  }

  /** Makes the prepared key the signing key; with `immediate` before all verifiers know it. */
  async activate(now: Date, pace: 'immediate' | 'when known'): Promise<void> {
    const key = (await this.keys.list()).find(({ stage }) => stage === 'prepared');
    if (!key) throw nothingPrepared();
    const earliest = after(key.created, this.times.preparedSeconds);
    if (pace === 'when known' && now < earliest) {
      throw tooEarly({ reason: 'verifiers may not know the new key', moment: earliest.toISOString() });
    }
    if (!(await this.keys.activate(key.id, now))) throw nothingPrepared();
  }

  /** Deletes replaced keys without valid tokens. */
  async retire(now: Date): Promise<void> {
    const retiring = (await this.keys.list()).filter(({ stage }) => stage === 'retiring');
    if (retiring.length === 0) throw nothingRetiring();
    const due = retiring.filter((key) => this.endOf(key) <= now);
    if (due.length > 0) return this.keys.remove(due.map(({ id }) => id));
    const first = new Date(Math.min(...retiring.map((key) => this.endOf(key).getTime())));
    throw tooEarly({ reason: 'tokens of the old key are still good', moment: first.toISOString() });
  }

  /**
   * Deletes a leaked key at once, which invalidates its tokens. Without `id` it is the signing key. The prepared key signs in
   * its place, or else `fallback`. Returns the key, and how many logins must refresh their tokens.
   */
  async drop(id: string | undefined, fallback: StoredKey, now: Date): Promise<DroppedKey> {
    const keys = await this.keys.list();
    const key = keys.find((each) => (id === undefined ? each.stage === 'signing' : each.id === id));
    if (!key || !(await this.keys.drop(key.id, fallback, now))) throw keyNotFound({ id: id ?? 'signing' });
    return { id: key.id, logins: await this.keys.countLogins(now) };
  }

  private nextOf(key: RotatingKey): Date | null {
    if (key.stage === 'signing') return null;
    return key.stage === 'prepared' ? after(key.created, this.times.preparedSeconds) : this.endOf(key);
  }

  /** The settings may have been different while the key signed. */
  private endOf({ replaced, created, longestLife }: RotatingKey): Date {
    const life = Math.max(longestLife ?? 0, this.times.longestLife);
    return after(replaced ?? created, this.times.followedSeconds + life);
  }
}
