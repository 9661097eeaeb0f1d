import { Inject, Injectable, Optional } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import { Directory } from '@fieldpost/components';
import type { AppId } from '@fieldpost/domain';
import type { AppError } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { toAppError } from '@fieldpost/transport';
import type { Call } from '../access/application-callers.service.js';
import { LOGGER } from '../handler.config.js';
import { Leadership } from '../cluster/leadership.js';
import { type DiscoveryChange, DiscoveryChanges } from './discovery-changes.repository.js';

/** How often waiting changes are looked for. Another replica may have noted one. */
const roundMs = 5_000;
const changesPerRound = 100;
/** The longest time that the token of a caller is kept for a change. */
const longestMs = 60 * 60 * 1_000;

/** Discovery failed without a decision: the same request may succeed later. */
const isUndecided = ({ kind }: AppError): boolean => ['unavailable', 'internal', 'unknown'].includes(kind);

/**
 * Registers applications at discovery with the token of the caller, who needs the right `delete` there. A change that
 * discovery does not decide on is repeated until it does, or until the token expires
 * (ADR 76, RegisterApplication asks discovery first).
 */
@Injectable()
export class DiscoveryRegistrationsService {
  private readonly loop = new BackgroundLoop(() => this.round());

  constructor(
    @Inject(Directory)
    private readonly directory: Pick<Directory, 'addApplication' | 'removeApplication' | 'handlerOf'>,
    private readonly changes: DiscoveryChanges,
    // One replica repeats changes; all of them note changes.
    @Inject(Leadership) private readonly leadership: Pick<Leadership, 'isLeader'>,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'info' | 'warn'>,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Fails with the reason when discovery rejects it. */
  add(appId: AppId, call: Call): Promise<void> {
    return this.changeNowOrLater('add', appId, call);
  }

  /** Fails with the reason when discovery rejects it. */
  remove(appId: AppId, call: Call): Promise<void> {
    return this.changeNowOrLater('remove', appId, call);
  }

  /** The id of the handler that discovery names for the application; undefined when it names none. */
  handlerOf(appId: AppId): Promise<string | undefined> {
    return this.directory.handlerOf(appId);
  }

  private async changeNowOrLater(kind: DiscoveryChange['kind'], appId: AppId, call: Call): Promise<void> {
    const { changes, logger } = this;
    const { token } = call;
    try {
      await this.send({ kind, appId, token });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!isUndecided(error)) throw error;
      await changes.put({ kind, appId, token, expiresAt: this.expiryOf(call) });
      logger.warn({ app_id: appId, change: kind, error: error.message }, 'change of discovery is pending');
      return;
    }
    await changes.remove(appId);
  }

  private expiryOf({ claims: { expiresAt } }: Call): number {
    const latest = this.now() + longestMs;
    return expiresAt === undefined ? latest : Math.min(latest, expiresAt * 1_000);
  }

  private send({ kind, appId, token }: Pick<DiscoveryChange, 'kind' | 'appId' | 'token'>): Promise<void> {
    const { directory } = this;
    return kind === 'add'
      ? directory.addApplication(appId, token)
      : directory.removeApplication(appId, token);
  }

  /** Repeats what waits; returns the milliseconds until the next round. */
  async round(): Promise<number> {
    if (!this.leadership.isLeader) return roundMs;
    try {
      await this.repeatChanges();
    } catch (error) {
      this.logger.warn({ err: error }, 'pending changes of discovery cannot be read');
    }
    return roundMs;
  }

  private async repeatChanges(): Promise<void> {
    const { changes, logger } = this;
    for (const appId of await changes.removeExpired())
      logger.warn({ app_id: appId }, 'change of discovery has expired; registering again repeats it');
    for (const change of await changes.oldest(changesPerRound)) if (!(await this.repeat(change))) return;
  }

  /** False when discovery is still away. */
  private async repeat(change: DiscoveryChange): Promise<boolean> {
    const { changes, logger } = this;
    const { appId, kind } = change;
    try {
      await this.send(change);
      logger.info({ app_id: appId, change: kind }, 'pending change of discovery is done');
    } catch (thrown) {
      const error = toAppError(thrown);
      if (isUndecided(error)) return false;
      logger.warn(
        { app_id: appId, change: kind, error: error.message },
        'discovery rejected a pending change',
      );
    }
    await changes.remove(appId, kind);
    return true;
  }
}
