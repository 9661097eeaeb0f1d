import { readFile } from 'node:fs/promises';
import { BackgroundLoop } from '@fieldpost/batching';
import type { discovery } from '@fieldpost/contracts';
import { AppError, unavailable } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { callUnary, toAppError } from '@fieldpost/transport';
import type { Metadata } from '@grpc/grpc-js';
import { backoff } from './backoff.js';
import type { DiscoveryChannel } from './discovery-channel.js';
import type { NetworkIdentity } from './network-identity.js';

const lookAgainMs = 30_000;
/** How soon a replica notices that it leads. */
const followMs = 250;

/** A component and how it announces itself. */
export interface AnnouncerOptions {
  readonly channel: Pick<DiscoveryChannel, 'client'>;
  readonly identity: NetworkIdentity;
  readonly announcement: {
    readonly current: discovery.Announcement;
    readonly onRenewal: (listener: () => void) => void;
  };
  /** File with the component token, and the name of its setting. */
  readonly token: { readonly file: string; readonly setting: string };
  // Replicas of different builds would overwrite each other's announcement.
  /** Only the replica that leads announces. */
  readonly leadership: { readonly isLeader: boolean };
  /** Prefixes of device addresses that a broker adds with its own token, in the form of the wire. */
  readonly prefixes?: readonly Buffer[];
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** From 0 to 1. */
  readonly random?: (() => number) | undefined;
}

/** Whether discovery has the announcement as wanted; fields that discovery adds are ignored. */
export const isAnnounced = (wanted: discovery.Announcement, found: discovery.Announcement__Output): boolean =>
  Object.entries(wanted).every(([field, value]) => found[field as keyof discovery.Announcement] === value);

/**
 * Keeps a component announced: until discovery accepts it, and again when discovery has lost or changed the announcement.
 * The component runs meanwhile.
 */
export class ComponentAnnouncer {
  private readonly loop: BackgroundLoop;
  private failures = 0;
  private resolveAnnounced = (): void => undefined;
  /** Resolves when discovery has the announcement of this replica, which leads. */
  readonly announced = new Promise<void>((resolve) => (this.resolveAnnounced = resolve));

  constructor(private readonly options: AnnouncerOptions) {
    this.loop = new BackgroundLoop(() => this.round());
    options.announcement.onRenewal(() => this.loop.wake());
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  /** Milliseconds until the next look. A rejection needs an operator, so that it is not repeated quickly. */
  private async round(): Promise<number> {
    if (!this.options.leadership.isLeader) return followMs;
    try {
      await this.keepAnnounced();
      this.failures = 0;
      this.resolveAnnounced();
      return lookAgainMs;
    } catch (thrown) {
      return this.failed(toAppError(thrown));
    }
  }

  private failed(error: AppError): number {
    const { logger, random = Math.random } = this.options;
    const { serviceName: service } = this.identity.own;
    if (error.kind !== 'unavailable') {
      logger.error({ service, error: error.message }, 'discovery rejected the announcement');
      return lookAgainMs;
    }
    logger.warn({ service, error: error.message }, 'component not announced yet');
    this.failures += 1;
    return backoff(this.failures - 1, random());
  }

  private async keepAnnounced(): Promise<void> {
    const { announcement, prefixes = [] } = this.options;
    const found = await this.find();
    if (!found || !isAnnounced(announcement.current, found)) await this.announce();
    const known = found?.metadata.flatMap(({ dev_addr_prefix }) => dev_addr_prefix ?? []) ?? [];
    const missing = prefixes.filter((prefix) => !known.some((one) => one.equals(prefix)));
    for (const prefix of missing) await this.changePrefix('addMetadata', prefix);
    // Those of earlier settings would bring it uplinks of devices that it does not serve.
    const former = known.filter((one) => !prefixes.some((prefix) => prefix.equals(one)));
    for (const prefix of former) await this.changePrefix('deleteMetadata', prefix);
  }

  private async find(): Promise<discovery.Announcement__Output | undefined> {
    const { client } = this.options.channel;
    const request = { service_name: this.identity.own.serviceName, id: this.identity.own.id };
    try {
      const metadata = this.identity.metadata();
      return await callUnary(client.get.bind(client), request, { peer: 'discovery', metadata });
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.kind === 'not_found') return undefined;
      throw thrown;
    }
  }

  private async announce(): Promise<void> {
    const { channel, announcement, logger } = this.options;
    const { serviceName: service, netAddress: net_address } = this.identity.own;
    const metadata = await this.ownToken();
    const announce = channel.client.announce.bind(channel.client);
    await callUnary(announce, announcement.current, { peer: 'discovery', metadata });
    logger.info({ service, net_address }, 'component announced');
  }

  private async changePrefix(change: 'addMetadata' | 'deleteMetadata', prefix: Buffer): Promise<void> {
    const { client } = this.options.channel;
    const { serviceName: service_name, id } = this.identity.own;
    const request = { service_name, id, metadata: { dev_addr_prefix: prefix } };
    const metadata = await this.ownToken();
    await callUnary(client[change].bind(client), request, { peer: 'discovery', metadata });
  }

  private async ownToken(): Promise<Metadata> {
    const { file, setting } = this.options.token;
    try {
      return this.identity.withToken((await readFile(file, 'utf8')).trim());
    } catch (cause) {
      throw unavailable({ what: `the file of ${setting} cannot be read` }, { cause });
    }
  }

  private get identity(): NetworkIdentity {
    return this.options.identity;
  }
}
