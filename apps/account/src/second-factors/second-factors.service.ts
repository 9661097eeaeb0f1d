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

/** A checked code, or the wait after too many wrong ones. */
export interface CodeCheck {
  /** Undefined for a wrong code. */
  readonly method?: 'otp' | 'recovery' | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

const newId = (): string => randomBytes(16).toString('hex');

/** Authenticator apps (RFC 6238), recovery codes and app passwords of users. */
@Injectable()
export class SecondFactorsService {
  /** Of its own, so that wrong passwords do not use up the attempts with codes. */
  private readonly attempts = new PasswordAttempts();

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

  /** Resolves with recovery codes for the first factor, otherwise with none. */
  async confirmTotp(
    change: OwnChange,
    { id, name, code }: { readonly id: string; readonly name: string; readonly code: string },
    now: number,
  ): Promise<readonly string[]> {
    const factor = await this.factors.findUnconfirmed(change.userId, id);
    if (!factor) throw unknownFactor();
    const step = stepOf(code.replaceAll(/\s/g, ''), this.open(factor), now);
    if (step === undefined) throw wrongCode();
    const codes = newRecoveryCodes(randomBytes);
    const isFirst = await this.factors.confirm(change, { id, name, step }, codes.map(recoveryDigest));
    return isFirst ? codes : [];
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
