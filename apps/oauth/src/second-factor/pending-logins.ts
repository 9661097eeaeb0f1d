import { deriveKeys, Sealer, type SealingKeys } from '@fieldpost/persistence';

/** A user with the right password, or a login at a provider, who has not shown the second factor yet. */
export interface PendingLogin {
  readonly userId: string;
  /** Unix seconds. */
  readonly validAfter: number;
  /** Unix milliseconds of the password or the login at the provider. */
  readonly since: number;
  /** The login provider; absent for a password. */
  readonly provider?: string | undefined;
  /** Whether the user has a second factor to show, or has to add one. */
  readonly step: 'code' | 'enrolment';
  /** Redirect after the login; empty for none. */
  readonly next: string;
}

const lifeMs = 10 * 60_000;

/** Logins between password and second factor, sealed in a form field: nothing is stored for them, and they are no session. */
export class PendingLogins {
  private readonly sealer: Sealer;

  constructor(keys: SealingKeys) {
    this.sealer = new Sealer(...deriveKeys(keys, 'pending logins'));
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
    const text = this.sealer.openPresented(Buffer.from(sealed, 'base64url'), visitorId);
    if (text === undefined) return undefined;
    const login = JSON.parse(text) as PendingLogin;
    return login.step === step && now - login.since <= lifeMs ? login : undefined;
  }
}
