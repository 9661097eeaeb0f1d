import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import { AccountClient, RevocationFeed } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../oauth.config.js';
import { ProviderLogins } from '../providers/provider-logins.repository.js';
import { Sessions } from '../sessions/sessions.repository.js';

const prefix = 'user:';
/** Between two attempts while account or the database cannot be reached. */
const retryMs = 5_000;
/** Users per statement. */
const mostAtOnce = 1_000;

/**
 * Removes the sessions of users who were banned or deleted, or got a new password elsewhere, so that the clients get logout
 * tokens. The sessions are invalid already. The refresh tokens of users who cannot log in are deleted, too. Revocations since
 * the last start are read again, so none is missed.
 */
@Injectable()
export class OutdatedSessions implements OnModuleInit, OnModuleDestroy {
  private readonly users = new Set<string>();
  private readonly loop = new BackgroundLoop(() => this.round());

  constructor(
    private readonly feed: RevocationFeed,
    private readonly account: AccountClient,
    private readonly sessions: Sessions,
    private readonly providerLogins: ProviderLogins,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.feed.onRevocations((subjects) => {
      for (const subject of subjects)
        if (subject.startsWith(prefix)) this.users.add(subject.slice(prefix.length));
      this.loop.wake();
    });
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async round(): Promise<number> {
    try {
      while (this.users.size > 0) await this.removeSome([...this.users].slice(0, mostAtOnce));
    } catch (err) {
      this.logger.warn({ err }, 'sessions of revoked users cannot be removed');
    }
    return retryMs;
  }

  private async removeSome(userIds: readonly string[]): Promise<void> {
    const known = await Promise.all([
      this.sessions.usersAmong(userIds),
      this.providerLogins.usersAmong(userIds),
    ]);
    for (const userId of new Set(known.flat())) await this.removeOf(userId);
    for (const userId of userIds) this.users.delete(userId);
  }

  private async removeOf(userId: string): Promise<void> {
    const user = await this.account.describeUser({ user_id: userId });
    if (user.rejection === 'NONE') return this.sessions.removeOutdated(userId, Number(user.valid_after));
    await this.sessions.removeOthers(userId);
    await this.providerLogins.forgetTokensOf(userId);
  }
}
