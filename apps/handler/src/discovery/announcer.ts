import { Inject, Injectable, Optional } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { BackgroundLoop } from '@fieldpost/batching';
import type { discovery } from '@fieldpost/contracts';
import { AppError, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { callUnary, toAppError } from '@fieldpost/transport';
import { backoff } from '../shared/backoff.js';
import { Leadership } from '../cluster/leadership.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { isAnnounced, OwnAnnouncement } from './announcement.js';
import { DiscoveryChannel } from './discovery-channel.js';
import { NetworkIdentity } from './network-identity.js';

const lookAgainMs = 30_000;
/** How soon a replica notices that it leads. */
const followMs = 250;

/**
 * Keeps the handler announced: until discovery accepts it, and again when discovery has lost or changed the announcement.
 * The handler runs meanwhile.
 */
@Injectable()
export class Announcer {
  private readonly loop: BackgroundLoop;
  private failures = 0;

  constructor(
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_AUTH_TOKEN_FILE'>,
    @Inject(DiscoveryChannel) private readonly channel: Pick<DiscoveryChannel, 'client'>,
    private readonly identity: NetworkIdentity,
    @Inject(OwnAnnouncement) private readonly announcement: Pick<OwnAnnouncement, 'current' | 'onRenewal'>,
    // Only the replica that leads announces: replicas of different builds would overwrite each other's announcement.
    @Inject(Leadership) private readonly leadership: Pick<Leadership, 'isLeader'>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() private readonly random: () => number = Math.random,
  ) {
    this.loop = new BackgroundLoop(() => this.round());
    announcement.onRenewal(() => this.loop.wake());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Milliseconds until the next look. A rejection needs an operator, so that it is not repeated quickly. */
  private async round(): Promise<number> {
    if (!this.leadership.isLeader) return followMs;
    try {
      if (!(await this.isListed())) await this.announce();
      this.failures = 0;
      return lookAgainMs;
    } catch (thrown) {
      return this.failed(toAppError(thrown));
    }
  }

  private failed(error: AppError): number {
    if (error.kind !== 'unavailable') {
      this.logger.error({ error: error.message }, 'discovery rejected the announcement');
      return lookAgainMs;
    }
    this.logger.warn({ error: error.message }, 'handler not announced yet');
    this.failures += 1;
    return backoff(this.failures - 1, this.random());
  }

  private async isListed(): Promise<boolean> {
    const { client } = this.channel;
    const request = { service_name: 'handler', id: this.identity.own.id };
    try {
      const metadata = this.identity.metadata();
      const method = client.get.bind(client);
      const found: discovery.Announcement__Output = await callUnary(method, request, {
        peer: 'discovery',
        metadata,
      });
      return isAnnounced(this.announcement.current, found);
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.kind === 'not_found') return false;
      throw thrown;
    }
  }

  private async announce(): Promise<void> {
    const { client } = this.channel;
    const metadata = this.identity.withToken(await this.readToken());
    await callUnary(client.announce.bind(client), this.announcement.current, { peer: 'discovery', metadata });
    this.logger.info({ net_address: this.identity.own.netAddress }, 'handler announced');
  }

  private async readToken(): Promise<string> {
    try {
      return (await readFile(this.settings.HANDLER_AUTH_TOKEN_FILE, 'utf8')).trim();
    } catch (cause) {
      throw unavailable({ what: 'the file of HANDLER_AUTH_TOKEN_FILE cannot be read' }, { cause });
    }
  }
}
