import { Inject, Injectable, Optional } from '@nestjs/common';
import type { AppId, Claims } from '@fieldpost/domain';
import { AccountRegistry, type ApplicationOwner } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { LRUCache } from 'lru-cache';
import { LOGGER } from '../handler.config.js';
import { ApplicationUsage } from './application-usage.repository.js';

/** The key of a share: of a user, of all applications without an owner, or of one application. */
export type Share = string;

/** Applications whose creator has left share one share (decision 75). */
const shareOfOwnerless: Share = 'ownerless';

const mostApplications = 50_000;
const mostAtOnce = 1_000;
const refreshAfterMs = 300_000;
const retryAfterMs = 5_000;
const collectMs = 5;
const longestWaitMs = 1_000;

interface CachedShare {
  readonly share: Share;
  readonly deviceLimit: number | undefined;
  readonly at: number;
}

/**
 * Finds the owner whose share each application uses. Calls account for many applications at once, and again after some
 * minutes. While account is unavailable the last known owner counts; without one an application has a share of its own.
 */
@Injectable()
export class Owners {
  private readonly known = new LRUCache<AppId, CachedShare>({ max: mostApplications });
  private readonly wanted = new Set<AppId>();
  private batch: Promise<void> | undefined;
  private retryAt = -Infinity;

  constructor(
    @Inject(AccountRegistry) private readonly account: Pick<AccountRegistry, 'isConfigured' | 'ownersOf'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
    @Inject(ApplicationUsage)
    private readonly usage: Pick<ApplicationUsage, 'applicationsOf' | 'recordShares'>,
    @Optional() private readonly now: () => number = () => performance.now(),
  ) {}

  /** The share that the application uses, as far as it is known; otherwise its own, until account has responded. */
  readonly shareOf = (appId: AppId): Share => {
    const known = this.known.get(appId);
    if (!known || this.now() - known.at > refreshAfterMs) void this.refresh(appId);
    return known?.share ?? shareOfItself(appId);
  };

  /** The same, after waiting for account if nothing is known yet: a second at most. */
  async find(appId: AppId): Promise<Share> {
    if (!this.known.has(appId)) {
      const waited = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs).unref());
      await Promise.race([this.refresh(appId), waited]);
    }
    return this.shareOf(appId);
  }

  /**
   * The limit of devices that an administrator set for the owner of the application, 0 for none; undefined when the settings
   * limit them, `unknown` until account has responded.
   */
  deviceLimitOf(appId: AppId): number | 'unknown' | undefined {
    const known = this.known.get(appId);
    return known || !this.account.isConfigured ? known?.deviceLimit : 'unknown';
  }

  /**
   * Stores the owner of the application again, which is removed when the application is removed and registered again.
   * False when no owner is known.
   */
  async store(appId: AppId): Promise<boolean> {
    const share = await this.find(appId);
    if (!isShareOfUser(share)) return false;
    await this.record(new Map([[appId, share]]));
    return true;
  }

  /** Reads the owners of all applications of a user again that are some minutes old, for the next call. */
  async refreshAll(share: Share): Promise<void> {
    for (const appId of await this.usage.applicationsOf(share)) this.shareOf(appId);
  }

  private refresh(appId: AppId): Promise<void> | undefined {
    if (!this.account.isConfigured || this.now() < this.retryAt || this.wanted.size >= mostApplications)
      return undefined;
    this.wanted.add(appId);
    this.batch ??= new Promise<void>((resolve) => setTimeout(resolve, collectMs)).then(() => this.load());
    return this.batch;
  }

  private async load(): Promise<void> {
    const appIds = [...this.wanted].slice(0, mostAtOnce);
    for (const appId of appIds) this.wanted.delete(appId);
    this.batch = undefined;
    try {
      const owners = await this.account.ownersOf(appIds);
      const shares = new Map(appIds.map((appId) => [appId, this.learn(appId, owners.get(appId))]));
      await this.record(shares);
    } catch (error) {
      this.retryAt = this.now() + retryAfterMs;
      this.log.warn({ err: error }, 'owners of applications are not known for now');
    }
    const [next] = this.wanted;
    if (next !== undefined) void this.refresh(next);
  }

  private async record(shares: ReadonlyMap<AppId, Share>): Promise<void> {
    try {
      await this.usage.recordShares(shares);
    } catch (error) {
      this.log.warn({ err: error }, 'owners of applications cannot be stored for now');
    }
  }

  private learn(appId: AppId, owner: ApplicationOwner | undefined): Share {
    const share = owner === undefined ? shareOfOwnerless : shareOfUser(owner.id);
    this.known.set(appId, { share, deviceLimit: owner?.deviceLimit, at: this.now() });
    return share;
  }
}

const shareOfItself = (appId: AppId): Share => `application/${appId}`;
const shareOfUser = (userId: string): Share => `user/${userId}`;

/** Whether the share is that of a user, and not one of applications without an owner. */
export const isShareOfUser = (share: Share): boolean => share.startsWith(shareOfUser(''));

/** The application of an access key; undefined for other credentials. */
const applicationOf = ({ type, scopes }: Claims): string | undefined => {
  const [scope] = scopes;
  return type === 'app' && scope?.startsWith('apps:') ? scope.slice('apps:'.length) : undefined;
};

/** The share of a caller without an application: their own, or that of the application of their key. */
export function shareOfCaller(owners: Pick<Owners, 'shareOf'>, claims: Claims, issuer: string): Share {
  const appId = applicationOf(claims);
  if (appId !== undefined) return owners.shareOf(appId as AppId);
  return claims.issuer === issuer ? shareOfUser(claims.subject) : `${claims.issuer}/${claims.subject}`;
}
