import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { Receivers } from '@fieldpost/transport';
import { LOGGER } from '../oauth.config.js';
import { IdTokensService } from '../openid/id-tokens.service.js';
import { type LogoutNotice, LogoutNotices } from './logout-notices.repository.js';

const pollMs = 1_000;
/** Notices under way at once in this replica. */
const mostAtOnce = 16;
/** Longer than an attempt, with its time limit of five seconds. */
const leaseSeconds = 30;
const mostAttempts = 5;
/** Delay before the second attempt; doubled each time. */
const retryMs = 2_000;

/** Posts logout tokens to clients, from a queue in the database (OpenID Connect Back-Channel Logout 1.0, 2.5). */
@Injectable()
export class LogoutNotifier implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.round());

  constructor(
    private readonly notices: LogoutNotices,
    private readonly account: AccountClient,
    private readonly idTokens: IdTokensService,
    private readonly receivers: Receivers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  /** Resolves when the notices under way are delivered. */
  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private logFailure(err: unknown): void {
    this.logger.warn({ err }, 'logout notices cannot be delivered');
  }

  private async round(): Promise<number> {
    try {
      const due = await this.notices.claim(mostAtOnce, leaseSeconds);
      // A notice that fails is due again after the lease; the round lasts until the others are delivered.
      await Promise.all(
        due.map((notice) => this.deliver(notice).catch((err: unknown) => this.logFailure(err))),
      );
    } catch (err) {
      this.logFailure(err);
    }
    return pollMs;
  }

  private async deliver(notice: LogoutNotice): Promise<void> {
    const client = await this.clientOf(notice);
    // Clients without a URI, and those that were deleted, are not notified.
    const url = client?.backchannel_logout_uri ?? '';
    const error = client && url !== '' ? await this.post(url, client, notice) : undefined;
    if (error === undefined) return this.notices.remove(notice.id);
    const { clientId, attempts, id } = notice;
    const isLast = attempts >= mostAttempts;
    const fields = { client: clientId, attempt: attempts, reason: error };
    this.logger.warn(fields, isLast ? 'logout token given up' : 'logout token not delivered');
    if (isLast) return this.notices.remove(id);
    return this.notices.postpone(id, new Date(Date.now() + retryMs * 2 ** (attempts - 1)));
  }

  private async clientOf({
    clientId,
    userId,
  }: LogoutNotice): Promise<account.ClientDescription__Output | undefined> {
    const { clients } = await this.account.describeClients({ ids: [clientId], user_id: userId });
    return clients[0];
  }

  /** The error of the delivery; undefined when the client accepted the token. */
  private async post(
    url: string,
    { id_token_signed_response_alg: algorithm }: account.ClientDescription__Output,
    notice: LogoutNotice,
  ): Promise<string | undefined> {
    const logout_token = this.idTokens.issueLogoutToken(notice, algorithm, Date.now());
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Fieldpost' };
    const body = new URLSearchParams({ logout_token }).toString();
    return (await this.receivers.post({ url, headers, body })).error;
  }
}
