import { Inject, Injectable, Logger } from '@nestjs/common';
import { mayUsePassword, needsSecondFactor, type SecondFactorPolicy } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { FailedLoginLog } from '../audit/failed-logins.js';
import { AppPasswords } from '../second-factors/app-passwords.repository.js';
import { appPasswordPrefix } from '../second-factors/second-factors.service.js';
import { Passwords } from '../users/passwords/passwords.js';
import { GrantsRepository, type TokenUser } from './grants.repository.js';
import { reject, type Rejection } from './rejection.js';

/** User name and password, as entered. */
interface Credentials {
  readonly username: string;
  readonly password: string;
  /** Network address of the client. */
  readonly address: string;
}

/** A login of a program. */
interface ProgramLogin {
  /** General scopes of the app password; undefined without a limit. */
  readonly scopes?: readonly string[];
}

/** One rejection for unknown users, wrong passwords and banned users. */
export const wrongUser = reject('USER', 'unknown user or wrong password');

const passwordOff = reject(
  'USER',
  'passwords are switched off for this account: use an app password, which its page "Two-step login" makes',
);
const appPasswordNeeded = reject(
  'USER',
  'this account has a second factor: use an app password, which its page "Two-step login" makes',
);
/** Of a user who has to add a second factor first. */
export const factorNeeded = reject(
  'USER',
  'this account needs a second factor: log in on the website to add one',
);

/** Checks passwords of logins, and hashes them again when the settings for hashes have changed. */
@Injectable()
export class PasswordLogins {
  private readonly logger = new Logger('PasswordLogins');
  private readonly policy: SecondFactorPolicy;

  constructor(
    private readonly passwords: Passwords,
    private readonly repository: GrantsRepository,
    private readonly appPasswords: AppPasswords,
    private readonly failures: FailedLoginLog,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {
    const byMode = settings.FIELDPOST_MODE === 'development' ? 'optional' : 'administrators';
    this.policy = settings.ACCOUNT_SECOND_FACTOR ?? byMode;
  }

  /** Whether the user has to add a second factor before anything else. */
  needsFactor(user: Pick<TokenUser, 'isAdmin' | 'hasSecondFactor'>): boolean {
    return needsSecondFactor(this.policy, user);
  }

  /** The same for a session or a grant, which may come from a login at a provider with a second factor. */
  isFactorMissing(user: TokenUser): boolean {
    return !user.hasProviderFactor && this.needsFactor(user);
  }

  /** Whether the policy lets the user log in with a password. */
  mayUsePassword(user: TokenUser): boolean {
    const { ACCOUNT_PASSWORD_LOGIN: policy } = this.settings;
    return mayUsePassword(policy, this.settings.ACCOUNT_EMERGENCY_ADMINISTRATOR, user);
  }

  /** Takes the same time for an unknown user. A wrong password is noted in the history of a known one. */
  async isRight(user: TokenUser | null, { username, password, address }: Credentials): Promise<boolean> {
    const isRight = await this.passwords.isRight(password, user?.passwordHash, username);
    if (!isRight && user) this.noteWrong(user, address);
    if (isRight && user && this.passwords.isOutdated(user.passwordHash)) await this.hashAgain(user, password);
    return isRight;
  }

  /** For programs that send a password: with a second factor they need an app password. */
  async forPrograms(user: TokenUser | null, credentials: Credentials): Promise<ProgramLogin | Rejection> {
    const { password, address } = credentials;
    if (password.startsWith(appPasswordPrefix)) {
      const scopes = user ? await this.appPasswords.use(user.id, digestOf(password)) : undefined;
      if (scopes) return { scopes };
      if (user) this.noteWrong(user, address);
      return wrongUser;
    }
    if (!(await this.isRight(user, credentials)) || !user) return wrongUser;
    if (!this.mayUsePassword(user)) return passwordOff;
    if (user.hasSecondFactor) return appPasswordNeeded;
    return this.needsFactor(user) ? factorNeeded : {};
  }

  private noteWrong({ id: userId }: TokenUser, address: string): void {
    this.failures.note({ userId, address, method: 'passwords' }, Date.now());
  }

  /** A failure is logged: the login does not depend on it. */
  private async hashAgain(user: TokenUser, password: string): Promise<void> {
    try {
      await this.repository.replaceHash(user, await this.passwords.hash(password, user.id));
    } catch (error) {
      this.logger.warn(`the password of ${user.id} was not hashed again: ${String(error)}`);
    }
  }
}
