import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@fieldpost/errors';
import { LoginProvidersClient } from '@fieldpost/internal-clients';
import { type Logger, Tally } from '@fieldpost/observability';
import { logFailure } from '@fieldpost/transport';
import { LOGGER, OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { Sessions } from '../sessions/sessions.repository.js';
import { type ProviderIdentity, toMessage } from './identity.js';
import { ProviderDirectory } from './provider-directory.js';
import { type ProviderLogin, ProviderLogins, type UserAtProvider } from './provider-logins.repository.js';
import { providerUnavailable } from './providers.errors.js';

/** Time between checks while the provider cannot be reached. */
const retryMs = 60_000;

const outcomes = ['known', 'unknown', 'unavailable'] as const;

/**
 * Checks that providers still know the users who logged in through them, once per lifetime of an access token. While a
 * provider cannot be reached, its last confirmation counts for a limited time.
 */
@Injectable()
export class ProviderChecks {
  /** Checks at providers by outcome. */
  readonly checked = new Tally(outcomes);
  private readonly running = new Map<string, Promise<boolean>>();
  private readonly everyMs: number;
  private readonly graceMs: number;

  constructor(
    private readonly logins: ProviderLogins,
    private readonly sessions: Sessions,
    private readonly directory: ProviderDirectory,
    private readonly account: LoginProvidersClient,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.everyMs = settings.OAUTH_ACCESS_TOKEN_SECONDS * 1000;
    this.graceMs = settings.OAUTH_PROVIDER_GRACE_SECONDS * 1000;
  }

  /**
   * Whether the provider still knows the user; requests of one user share a check. Throws `unavailable` when it has not said so
   * for too long.
   */
  async isKnown(user: UserAtProvider, now: number): Promise<boolean> {
    const login = await this.logins.find(user);
    if (!login || login.isEnded) return false;
    if (now - login.checked.getTime() < this.everyMs) return this.isConfirmed(login, now);
    const key = `${user.userId} ${user.provider}`;
    const running = this.running.get(key) ?? this.check(user, now).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  private async check(user: UserAtProvider, now: number): Promise<boolean> {
    const client = await this.directory.find(user.provider);
    const login = await this.logins.claim(user, new Date(now - this.everyMs), new Date(now));
    if (!login) return this.isKnownByOther(user, now);
    if (!client) return this.end(login);
    const { refreshToken, subject } = login;
    if (refreshToken === null) return this.isConfirmed(login, now);
    try {
      const result = await client.refresh(refreshToken, subject);
      if (result.outcome === 'unknown') return await this.end(login);
      this.checked.count('known');
      await this.logins.confirm(login, result.identity.refreshToken ?? refreshToken, new Date(now));
      return await this.renew(login, result.identity);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logFailure(this.logger, error);
      this.checked.count('unavailable');
      const wait = Math.min(retryMs, this.everyMs);
      await this.logins.checkAgain(login, new Date(now - this.everyMs + wait));
      return this.isConfirmed(login, now);
    }
  }

  /** Another replica runs the check: until its result is stored, the previous one counts. */
  private async isKnownByOther(user: UserAtProvider, now: number): Promise<boolean> {
    const login = await this.logins.find(user);
    return login !== undefined && !login.isEnded && this.isConfirmed(login, now);
  }

  /** Groups count from now on. An identity that is no longer linked with the user ends. */
  private async renew(login: ProviderLogin, identity: ProviderIdentity): Promise<boolean> {
    const request = { identity: toMessage(identity), user_id: login.userId };
    const { linked } = await this.account.renewIdentity(request);
    return linked ? true : this.end(login);
  }

  /**
   * Without a refresh token the check is impossible, so the login ends; otherwise the provider may only be unreachable.
   */
  private async isConfirmed(login: ProviderLogin, now: number): Promise<boolean> {
    if (now - login.confirmed.getTime() < this.graceMs) return true;
    if (login.refreshToken === null) return this.end(login);
    throw providerUnavailable({ provider: login.provider });
  }

  private async end(login: ProviderLogin): Promise<boolean> {
    const hasEnded = await this.logins.end(login);
    if (!hasEnded) return true;
    await this.sessions.removeOfProvider(login.userId, login.provider);
    this.checked.count('unknown');
    const fields = { user_id: login.userId, login_provider: login.provider };
    this.logger.info(fields, 'login ended: the provider no longer knows the user');
    return false;
  }
}
