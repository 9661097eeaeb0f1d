import type { StoredKey } from '../signing/signing-keys.repository.js';
import type { RotatingKey, RotatingKeys } from './rotating-keys.repository.js';
import { alreadyPrepared, nothingPrepared, nothingRetiring, tooEarly } from './rotation.errors.js';

export interface RotationTimes {
  /** How long a key is published before it signs. */
  readonly preparedSeconds: number;
  /** How long a token of a replaced key may still be good. */
  readonly retiringSeconds: number;
}

/** A key, and the moment from which its next step is allowed; the signing key waits for another. */
export interface KeyReport extends RotatingKey {
  readonly next: Date | null;
}

const after = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000);

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

  private nextOf(key: RotatingKey): Date | null {
    if (key.stage === 'signing') return null;
    return key.stage === 'prepared' ? after(key.created, this.times.preparedSeconds) : this.endOf(key);
  }

  private endOf({ replaced, created }: RotatingKey): Date {
    return after(replaced ?? created, this.times.retiringSeconds);
  }
}
