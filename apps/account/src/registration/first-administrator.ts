import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { TokensClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { digestOf } from '@fieldpost/persistence';
import { newLinkSecret } from '../users/email-change.js';
import type { Invitations } from './invitations.repository.js';
import { newInvitationId } from './invitations.service.js';
import type { RegistrationService } from './registration.service.js';

interface FirstAdministratorOptions {
  readonly isProduction: boolean;
  readonly invitations: Pick<Invitations, 'isAdministratorMissing' | 'addForFirstAdministrator'>;
  readonly registrations: Pick<RegistrationService, 'status'>;
  readonly tokens: Pick<TokensClient, 'inviteUser'>;
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>;
}

const seconds = 3_600;
const untilNextTryMs = 5_000;
/** Time in which oauth, which knows the URL of the link, may start later than account. */
const startMs = 60_000;

/**
 * Logs a link to register as administrator, at the start of a production installation that has none. It is valid for an hour and
 * for one registration, and only while there is no administrator (ADR 91). The next link is that of the next start.
 */
export class FirstAdministrator implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.announce());
  private readonly started: number;
  private isWarned = false;

  constructor(
    private readonly options: FirstAdministratorOptions,
    private readonly now: () => number = Date.now,
  ) {
    this.started = now();
  }

  onApplicationBootstrap(): void {
    if (this.options.isProduction) this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** One try, the last one if it succeeds; resolves with the milliseconds until the next. Never fails. */
  async announce(): Promise<number> {
    try {
      await this.logLinkIfNeeded();
      // Not awaited, because it waits for the end of this round.
      void this.loop.stop();
    } catch (err) {
      this.logFailure(err);
    }
    return untilNextTryMs;
  }

  private async logLinkIfNeeded(): Promise<void> {
    const { invitations, registrations, tokens, logger } = this.options;
    if (!(await invitations.isAdministratorMissing()))
      return logger.info('there is an administrator: no link for the first one');
    const { policy } = await registrations.status('');
    if (policy.mode === 'closed')
      return logger.warn('no administrator yet, and registration is closed: create one with the command');
    const token = newLinkSecret();
    const { link } = await tokens.inviteUser({ token, seconds, is_mailed: false });
    await invitations.addForFirstAdministrator({ id: newInvitationId(), digest: digestOf(token), seconds });
    logger.warn({ link, seconds }, 'no administrator yet: this link registers the first one, once');
  }

  /** The first failure after the start is a warning. */
  private logFailure(err: unknown): void {
    const isQuiet = this.isWarned || this.now() - this.started < startMs;
    this.options.logger[isQuiet ? 'debug' : 'warn']({ err }, 'link for the first administrator not made');
    this.isWarned ||= !isQuiet;
  }
}
