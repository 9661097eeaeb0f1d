import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Claims, ServiceName } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Announcement, ComponentName, Metadata, MetadataKind } from '../register/announcement.js';
import { Register, type Registered } from '../register/register.js';
import { announcementNotFound, metadataNotFound } from './announcements.errors.js';
import { Announcements } from './announcements.repository.js';
import { type AnnouncementPolicy, requireMayAnnounce, requireMayChange } from './announcements.rules.js';
import type { Page } from './page.js';

/** More identifiers than this would make an announcement larger than clients receive (4 MiB). */
export const maxMetadata = 50_000;

/** What discovery does: writes go to the database first and then into the register, reads come from the register. */
@Injectable()
export class AnnouncementsService implements OnModuleInit {
  private readonly register = new Register();
  private loaded = false;
  private lastWrite: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly announcements: Announcements,
    private readonly policy: AnnouncementPolicy,
  ) {}

  async onModuleInit(): Promise<void> {
    for (const announcement of await this.announcements.all()) this.register.announce(announcement);
    for (const { component, metadata } of await this.announcements.allMetadata()) {
      this.register.addMetadata(component, metadata);
    }
    this.loaded = true;
  }

  get isLoaded(): boolean {
    return this.loaded;
  }

  async announce(claims: Claims, announcement: Announcement): Promise<void> {
    requireMayAnnounce(claims, announcement, this.policy);
    await this.write(async () => {
      await this.announcements.put(announcement);
      this.register.announce(announcement);
    });
  }

  async addMetadata(claims: Claims, component: ComponentName, metadata: Metadata): Promise<void> {
    requireMayChange(claims, component, metadata, this.policy);
    await this.write(async () => {
      if (this.register.countMetadata(component) >= maxMetadata) {
        throw notValid({ argument: 'Metadata', reason: `a component has at most ${maxMetadata}` });
      }
      await this.announcements.addMetadata(component, metadata);
      this.register.addMetadata(component, metadata);
    });
  }

  async removeMetadata(claims: Claims, component: ComponentName, metadata: Metadata): Promise<void> {
    requireMayChange(claims, component, metadata, this.policy);
    await this.write(async () => {
      await this.announcements.removeMetadata(component, metadata);
      this.register.removeMetadata(component, metadata);
    });
  }

  get(component: ComponentName): Registered {
    const found = this.register.get(component);
    if (!found) throw announcementNotFound({ service_name: component.serviceName, id: component.id });
    return found;
  }

  /** A window of a service's components; a limit of 0 means all (wire/discovery.md 2.6). */
  list(serviceName: ServiceName, { limit, offset }: Page): readonly Registered[] {
    const all = this.register.list(serviceName);
    return limit === 0 && offset === 0 ? all : all.slice(offset, limit === 0 ? undefined : offset + limit);
  }

  /** The component that has an identifier, without its metadata. */
  findBy(kind: MetadataKind, value: string): Announcement {
    const owner = this.register.ownerOf(kind, value);
    if (!owner) throw metadataNotFound({ kind, value });
    return this.get(owner).announcement;
  }

  /** Writes follow one another, so that memory changes in the order in which the database did. */
  private write(work: () => Promise<void>): Promise<void> {
    const done = this.lastWrite.then(work, work);
    this.lastWrite = done.catch(() => undefined);
    return done;
  }
}
