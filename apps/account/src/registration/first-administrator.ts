import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import { TokensClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { newLinkSecret } from '../users/email-change.js';
import { Invitations } from './invitations.repository.js';
import { newInvitationId } from './invitations.service.js';

/** Injection token of the log. */
export const FIRST_ADMINISTRATOR_LOG = 'FIRST_ADMINISTRATOR_LOG';
type Log = Pick<Logger, 'warn'>;

const seconds = 3_600;
const untilNextTryMs = 5_000;
/** The longest time of a timer: the next link is that of the next start. */
const untilNextStartMs = 2 ** 31 - 1;

/**
 * Logs a link to register as administrator, at the start of a production installation that has none. It is valid for an hour and
 * for one registration, and only while there is no administrator (ADR 91). Oauth, which knows the URL, may start later.
 */
@Injectable()
export class FirstAdministrator implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.announce());

  constructor(
    private readonly invitations: Invitations,
    private readonly tokens: TokensClient,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
    @Inject(FIRST_ADMINISTRATOR_LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.settings.FIELDPOST_MODE === 'production') this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  private async announce(): Promise<number> {
    try {
      if (!(await this.invitations.isAdministratorMissing())) return untilNextStartMs;
      const token = newLinkSecret();
      const { link } = await this.tokens.inviteUser({ token, seconds, is_mailed: false });
      await this.invitations.addForFirstAdministrator({
        id: newInvitationId(),
        digest: digestOf(token),
        seconds,
      });
      this.log.warn({ link, seconds }, 'no administrator yet: this link registers the first one, once');
      return untilNextStartMs;
    } catch (err) {
      this.log.warn({ err }, 'link for the first administrator not made');
      return untilNextTryMs;
    }
  }
}
