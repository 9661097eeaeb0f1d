import { Injectable } from '@nestjs/common';
import type { Claims, ServiceName } from '@fieldpost/domain';
import { AppError, notValid } from '@fieldpost/errors';
import type { ChangeFeed } from '../feed/change-feed.js';
import type { Announcement, ComponentName, Metadata, MetadataKind } from '../register/announcement.js';
import type { Register, Registered } from '../register/register.js';
import { announcementNotFound, metadataNotFound } from './announcements.errors.js';
import type { Announcements } from './announcements.repository.js';
import {
  type AnnouncementPolicy,
  isOwnMetadata,
  requireMayAnnounce,
  requireMayChange,
} from './announcements.rules.js';
import type { Page } from './page.js';
import type { SuiteComponents } from './suite-components.js';

/** More identifiers than this would make an announcement larger than clients receive (4 MiB). */
export const maxMetadata = 50_000;

/**
 * The use cases of discovery: writes go to the database, come back through the change feed, and are read in the
 * register.
 */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly announcements: Announcements,
    private readonly register: Register,
    private readonly feed: ChangeFeed,
    private readonly policy: AnnouncementPolicy,
    private readonly suite: Pick<SuiteComponents, 'requireRightful'>,
  ) {}

  get isLoaded(): boolean {
    return this.feed.isLoaded;
  }

  async announce(claims: Claims, announcement: Announcement): Promise<void> {
    requireMayAnnounce(claims, announcement, this.policy);
    const registeredAt = await this.suite.requireRightful(claims, announcement);
    const made = { ...announcement, issuer: claims.issuer, registeredAt };
    await this.feed.write(() => this.announcements.put(made));
  }

  async addMetadata(claims: Claims, component: ComponentName, metadata: Metadata): Promise<void> {
    await this.requireMayChange(claims, component, metadata);
    if (this.register.countMetadata(component) >= maxMetadata) {
      throw notValid({ argument: 'Metadata', reason: `a component has at most ${maxMetadata}` });
    }
    await this.feed.write(() => this.announcements.addMetadata(component, metadata));
  }

  async removeMetadata(claims: Claims, component: ComponentName, metadata: Metadata): Promise<void> {
    await this.requireMayChange(claims, component, metadata);
    await this.feed.write(() => this.announcements.removeMetadata(component, metadata));
  }

  /**
   * The result of `read`. A missing announcement may have been written at another replica just before: then it is read
   * again when this replica has caught up.
   */
  find<T>(read: (announcements: this) => T): T | Promise<T> {
    try {
      return read(this);
    } catch (thrown) {
      if (!isNotFound(thrown)) throw thrown;
      return this.feed.catchUp().then(() => read(this));
    }
  }

  /** Changes of a component's own metadata need its approval. */
  private async requireMayChange(
    claims: Claims,
    component: ComponentName,
    metadata: Metadata,
  ): Promise<void> {
    requireMayChange(claims, component, metadata, this.policy);
    if (isOwnMetadata(metadata.kind)) await this.suite.requireRightful(claims, component);
  }

  get(component: ComponentName): Registered {
    const found = this.register.get(component);
    if (!found) throw announcementNotFound({ service_name: component.service_name, id: component.id });
    return found;
  }

  /** A window of a service's components; a limit of 0 means all (docs/protocol/discovery.md#get-and-getall). */
  list(serviceName: ServiceName, { limit, offset }: Page): readonly Registered[] {
    const isWhole = limit === 0 || limit >= this.register.count(serviceName);
    // The whole list is the same object for every reader, so that its responses are cached.
    if (offset === 0 && isWhole) return this.register.list(serviceName);
    return this.register.window(serviceName, offset, limit === 0 ? Infinity : offset + limit);
  }

  /** The component that has an identifier, without its metadata. */
  findBy(kind: MetadataKind, value: string): Announcement {
    const owner = this.register.ownerOf(kind, value);
    if (!owner) throw metadataNotFound({ kind, value });
    return this.get(owner).announcement;
  }
}

/** Whether a read has failed because there is no such announcement. */
export const isNotFound = (thrown: unknown): boolean =>
  thrown instanceof AppError && thrown.kind === 'not_found';
