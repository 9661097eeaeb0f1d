import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Username } from '@fieldpost/domain';
import { digestOf, Sealer } from '@fieldpost/persistence';
import { CodeAttempts } from './code-attempts.repository.js';
import { type NewFactorResult, withRecoveryCodes } from './additions.js';
import { Passkeys } from './passkeys.repository.js';
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
  readonly passkeys: readonly SecondFactor[];
  readonly recoveryCodes: number;
  readonly appPasswords: readonly AppPassword[];
}

/** A factor to confirm with a code of it. */
interface NewFactor {
  readonly id: string;
  readonly name: string;
  readonly code: string;
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
  constructor(
    private readonly factors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly appPasswords: AppPasswords,
    private readonly attempts: CodeAttempts,
    private readonly sealer: Sealer,
  ) {}

  async describe(userId: string): Promise<Description> {
    return {
      factors: await this.factors.list(userId),
      passkeys: await this.passkeys.list(userId),
      recoveryCodes: await this.factors.countRecoveryCodes(userId),
      appPasswords: await this.appPasswords.list(userId),
    };
  }

  /** Wrong codes are limited per user. */
  async check(change: OwnChange, code: string, now: number): Promise<CodeCheck> {
    const retryAfter = await this.attempts.count(change.userId);
    if (retryAfter > 0) return { retryAfter };
    let isWrong = false;
    try {
      const method = await this.use(change, code, now);
      isWrong = method === undefined;
      return { method };
    } finally {
      if (!isWrong) await this.attempts.undo(change.userId);
    }
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

  async confirmTotp(change: OwnChange, { id, name, code }: NewFactor, now: number): Promise<NewFactorResult> {
    const factor = await this.factors.findUnconfirmed(change.userId, id);
    if (!factor) throw unknownFactor();
    const step = stepOf(code.replaceAll(/\s/g, ''), this.open(factor), now);
    if (step === undefined) throw wrongCode();
    return withRecoveryCodes((digests) => this.factors.confirm(change, { id, name, step }, digests));
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

  /** Resolves with the time before which tokens and sessions end (Unix seconds). */
  removeAppPassword(change: OwnChange, id: string): Promise<number> {
    return this.appPasswords.remove(change, id);
  }

  private open({ id, sealed }: SealedFactor): string {
    return this.sealer.openText(sealed, totpContext(id));
  }
}
