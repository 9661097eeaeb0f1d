import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Username } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { digestOf, Sealer } from '@fieldpost/persistence';
import { PasswordAttempts } from '../users/passwords/password-attempts.js';
import { newRecoveryCodes, recoveryDigest } from './recovery-codes.js';
import { unknownFactor, wrongCode } from './second-factors.errors.js';
import type { OwnChange } from './own-changes.js';
import { type AppPassword, AppPasswords } from './app-passwords.repository.js';
import { type SealedFactor, type SecondFactor, SecondFactors } from './second-factors.repository.js';
import { totpContext } from './totp-context.js';
import { newTotp, stepOf, type TotpSecret } from './totp.js';

/** Every app password starts with this, so that no login hashes one. */
export const appPasswordPrefix = 'fpapp-';

export interface Description {
  readonly factors: readonly SecondFactor[];
  readonly recoveryCodes: number;
  readonly appPasswords: readonly AppPassword[];
}

/** A factor to confirm with a code of it; `isNeeded`: the user can do nothing without one. */
interface NewFactor {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly isNeeded: boolean;
}

/** A checked code, or the wait after too many wrong ones. */
export interface CodeCheck {
  /** Undefined for a wrong code. */
  readonly method?: 'otp' | 'recovery' | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Three of a million codes are right at any time, so that guessing one takes years at this rate. */
const allowance = { burst: 10, refillMs: 300_000 };

const newId = (): string => randomBytes(16).toString('hex');

/** Authenticator apps (RFC 6238), recovery codes and app passwords of users. */
@Injectable()
export class SecondFactorsService {
  /** Of its own, so that wrong passwords do not use up the attempts with codes. */
  private readonly attempts = new PasswordAttempts(Date.now, allowance);

  constructor(
    private readonly factors: SecondFactors,
    private readonly appPasswords: AppPasswords,
    private readonly sealer: Sealer,
  ) {}

  async describe(userId: string): Promise<Description> {
    return {
      factors: await this.factors.list(userId),
      recoveryCodes: await this.factors.countRecoveryCodes(userId),
      appPasswords: await this.appPasswords.list(userId),
    };
  }

  /** Wrong codes are limited per user. */
  async check(change: OwnChange, code: string, now: number): Promise<CodeCheck> {
    let method: CodeCheck['method'];
    try {
      await this.attempts.judge(change.userId, async () => {
        method = await this.use(change, code, now);
        return method !== undefined;
      });
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'resource_exhausted') throw error;
      return { retryAfter: error.retryAfter };
    }
    return { method };
  }

  private async use(change: OwnChange, code: string, now: number): Promise<CodeCheck['method']> {
    const digits = code.replaceAll(/\s/g, '');
    for (const factor of await this.factors.secretsOf(change.userId)) {
      const step = stepOf(digits, this.open(factor), now);
      if (step !== undefined && (await this.factors.useStep(factor.id, step))) return 'otp';
    }
    return (await this.factors.useRecoveryCode(change, recoveryDigest(code))) ? 'recovery' : undefined;
  }

  async startTotp(userId: string, username: Username, issuer: string): Promise<TotpSecret & { id: string }> {
    const made = newTotp(issuer, username);
    const id = newId();
    await this.factors.add(userId, { id, sealed: this.sealer.seal(made.secret, totpContext(id)) });
    return { id, ...made };
  }

  /**
   * Resolves with recovery codes for the first factor, otherwise with none, and with the moment before which sessions and tokens
   * end (Unix seconds).
   */
  async confirmTotp(
    change: OwnChange,
    { id, name, code, isNeeded }: NewFactor,
    now: number,
  ): Promise<{ readonly codes: readonly string[]; readonly validAfter: number }> {
    const factor = await this.factors.findUnconfirmed(change.userId, id);
    if (!factor) throw unknownFactor();
    const step = stepOf(code.replaceAll(/\s/g, ''), this.open(factor), now);
    if (step === undefined) throw wrongCode();
    const codes = newRecoveryCodes(randomBytes);
    const confirmed = { id, name, step, isNeeded };
    const { isFirst, validAfter } = await this.factors.confirm(change, confirmed, codes.map(recoveryDigest));
    return { codes: isFirst ? codes : [], validAfter };
  }

  remove(change: OwnChange, id: string): Promise<void> {
    return this.factors.remove(change, id);
  }

  async renewRecoveryCodes(change: OwnChange): Promise<readonly string[]> {
    const codes = newRecoveryCodes(randomBytes);
    await this.factors.renewRecoveryCodes(change, codes.map(recoveryDigest));
    return codes;
  }

  /** Resolves with the password, which is shown once. */
  async addAppPassword(
    change: OwnChange,
    { name, scopes }: { readonly name: string; readonly scopes: readonly string[] },
  ): Promise<string> {
    const password = `${appPasswordPrefix}${randomBytes(24).toString('base64url')}`;
    await this.appPasswords.add(change, { id: newId(), digest: digestOf(password), name, scopes });
    return password;
  }

  /** Resolves with the moment before which tokens and sessions end (Unix seconds). */
  removeAppPassword(change: OwnChange, id: string): Promise<number> {
    return this.appPasswords.remove(change, id);
  }

  private open({ id, sealed }: SealedFactor): string {
    return this.sealer.openText(sealed, totpContext(id));
  }
}
