import { hkdfSync } from 'node:crypto';
import { AppError } from '@fieldpost/errors';
import { Sealer, type SealingKeys } from '@fieldpost/persistence';

/** A user with the right password who has not shown the second factor yet. */
export interface PendingLogin {
  readonly userId: string;
  /** Unix seconds. */
  readonly validAfter: number;
  /** Unix milliseconds of the password. */
  readonly since: number;
  /** Whether the user has a second factor to show, or has to add one. */
  readonly step: 'code' | 'enrolment';
  /** Redirect after the login; empty for none. */
  readonly next: string;
}

const lifeMs = 10 * 60_000;

/** Logins between password and second factor, sealed in a form field: nothing is stored for them, and they are no session. */
export class PendingLogins {
  private readonly sealer: Sealer;

  constructor([newest, ...older]: SealingKeys) {
    const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'pending logins', 32));
    this.sealer = new Sealer(derived(newest), ...older.map(derived));
  }

  /** For the visitor with this id, and no other. */
  seal(login: PendingLogin, visitorId: string): string {
    return this.sealer.seal(JSON.stringify(login), visitorId).toString('base64url');
  }

  /** Undefined after ten minutes, and for what was not sealed for this visitor and step. `now` in Unix milliseconds. */
  open(
    sealed: string,
    {
      visitorId,
      step,
      now,
    }: { readonly visitorId: string; readonly step: PendingLogin['step']; readonly now: number },
  ): PendingLogin | undefined {
    try {
      const text = this.sealer.openText(Buffer.from(sealed, 'base64url'), visitorId);
      const login = JSON.parse(text) as PendingLogin;
      return login.step === step && now - login.since <= lifeMs ? login : undefined;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
}
