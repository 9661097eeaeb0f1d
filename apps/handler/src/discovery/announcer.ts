import { readFile } from 'node:fs/promises';
import type { discovery } from '@fieldpost/contracts';
import { AppError, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { callUnary, toAppError } from '@fieldpost/transport';
import { backoff } from '../shared/backoff.js';
import { BackgroundLoop } from '../shared/background-loop.js';
import type { NetworkIdentity } from './network-identity.js';
import type { Leadership } from '../cluster/leadership.js';
import { isAnnounced } from './announcement.js';

/** What announcing leans on. */
export interface AnnouncerTools {
  readonly client: discovery.DiscoveryClient;
  readonly identity: NetworkIdentity;
  /** Only the replica that leads announces: two of different builds would take turns in each other's place. */
  readonly leadership: Pick<Leadership, 'isLeader'>;
  /** What is announced; another one after a renewal of the certificate. */
  readonly announcement: () => discovery.Announcement;
  /** Has a renewal of the certificate told. */
  readonly onRenewal: (take: () => void) => void;
  /** File with the component token that allows the announcement; read each time, since it may be replaced. */
  readonly tokenFile: string;
  readonly logger: Logger;
  /** From 0 to 1, for the jitter of attempts. */
  readonly random: () => number;
}

const lookAgainMs = 30_000;
/** How soon a replica notices that it leads. */
const followMs = 250;

/**
 * Keeps the handler announced: until discovery accepts it, and again when discovery has lost or changed what it was
 * told. The handler runs meanwhile.
 */
export class Announcer {
  private readonly loop: BackgroundLoop;
  private failures = 0;

  constructor(private readonly tools: AnnouncerTools) {
    this.loop = new BackgroundLoop(() => this.round());
    tools.onRenewal(() => this.loop.wake());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Milliseconds until the next look. A rejection needs somebody to repair it, so that it is not repeated quickly. */
  private async round(): Promise<number> {
    if (!this.tools.leadership.isLeader) return followMs;
    try {
      if (!(await this.isListed())) await this.announce();
      this.failures = 0;
      return lookAgainMs;
    } catch (thrown) {
      return this.failed(toAppError(thrown));
    }
  }

  private failed(error: AppError): number {
    const { logger, random } = this.tools;
    if (error.kind !== 'unavailable') {
      logger.error({ error: error.message }, 'discovery rejected the announcement');
      return lookAgainMs;
    }
    logger.warn({ error: error.message }, 'handler not announced yet');
    this.failures += 1;
    return backoff(this.failures - 1, random());
  }

  private async isListed(): Promise<boolean> {
    const { client, identity, announcement } = this.tools;
    const request = { service_name: 'handler', id: identity.own.id };
    try {
      const metadata = identity.metadata();
      const method = client.get.bind(client);
      const found: discovery.Announcement__Output = await callUnary(method, request, {
        peer: 'discovery',
        metadata,
      });
      return isAnnounced(announcement(), found);
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.kind === 'not_found') return false;
      throw thrown;
    }
  }

  private async announce(): Promise<void> {
    const { client, identity, announcement, logger } = this.tools;
    const metadata = identity.withToken(await this.readToken());
    await callUnary(client.announce.bind(client), announcement(), { peer: 'discovery', metadata });
    logger.info({ net_address: identity.own.netAddress }, 'handler announced');
  }

  private async readToken(): Promise<string> {
    try {
      return (await readFile(this.tools.tokenFile, 'utf8')).trim();
    } catch (cause) {
      throw unavailable({ what: 'the file of HANDLER_AUTH_TOKEN_FILE cannot be read' }, { cause });
    }
  }
}
