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
  /** How long a key is published before it signs. */
  readonly preparedSeconds: number;
  /** How long the longest token lives under the settings of now, in seconds. */
  readonly longestLife: number;
  /** How long replicas may go on signing with a replaced key. */
  readonly followedSeconds: number;
}

/** A key, and the moment from which its next step is allowed; the signing key waits for another. */
export interface KeyReport extends RotatingKey {
  readonly next: Date | null;
}

const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

/** What an emergency has cost. */
export interface Dropped {
  readonly id: string;
  /** Logins whose access tokens may be dead; their refresh tokens are not, since no key signs those. */
  readonly logins: number;
}

/** Replaces the signing key in three steps, so that at every moment everybody verifies every good token. */
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

  /** Lets the prepared key sign; in a `hurry` at once, although some verifiers may not know it yet. */
  async activate(now: Date, pace: 'hurry' | 'wait'): Promise<void> {
    const key = (await this.keys.list()).find(({ stage }) => stage === 'prepared');
    if (!key) throw nothingPrepared();
    const earliest = after(key.created, this.times.preparedSeconds);
    if (pace === 'wait' && now < earliest) {
      throw tooEarly({ reason: 'verifiers may not know the new key', moment: earliest.toISOString() });
    }
    if (!(await this.keys.activate(key.id, now))) throw nothingPrepared();
  }

  /** Forgets the replaced keys of which no good token is left. */
  async retire(now: Date): Promise<void> {
    const retiring = (await this.keys.list()).filter(({ stage }) => stage === 'retiring');
    if (retiring.length === 0) throw nothingRetiring();
    const due = retiring.filter((key) => this.endOf(key) <= now);
    if (due.length > 0) return this.keys.remove(due.map(({ id }) => id));
    const first = new Date(Math.min(...retiring.map((key) => this.endOf(key).getTime())));
    throw tooEarly({ reason: 'tokens of the old key are still good', moment: first.toISOString() });
  }

  /**
   * Drops a leaked key at once: nothing that it signed is good any more. Without `id` it is the key that signs; then the
   * prepared key signs, or else `fallback`. Tells what was dropped and how many logins have to refresh their tokens.
   */
  async drop(id: string | undefined, fallback: StoredKey, now: Date): Promise<Dropped> {
    const keys = await this.keys.list();
    const key = keys.find((each) => (id === undefined ? each.stage === 'signing' : each.id === id));
    if (!key || !(await this.keys.drop(key.id, fallback, now))) throw keyNotFound({ id: id ?? 'signing' });
    return { id: key.id, logins: await this.keys.countLogins(now) };
  }

  private nextOf(key: RotatingKey): Date | null {
    if (key.stage === 'signing') return null;
    return key.stage === 'prepared' ? after(key.created, this.times.preparedSeconds) : this.endOf(key);
  }

  /** Settings may have been others while the key signed. */
  private endOf({ replaced, created, longestLife }: RotatingKey): Date {
    const life = Math.max(longestLife ?? 0, this.times.longestLife);
    return after(replaced ?? created, this.times.followedSeconds + life);
  }
}
