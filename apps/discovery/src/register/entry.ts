import type { ServiceName } from '@fieldpost/domain';
import {
  type Announcement,
  type ComponentName,
  type Health,
  isSameAnnouncement,
  type Metadata,
  metadataKinds,
} from './announcement.js';
import { insertionIndex } from './sorted-list.js';

/** A component as readers see it; immutable. */
export interface Registered {
  readonly announcement: Announcement;
  /** Sorted by kind, then by value. */
  readonly metadata: readonly Metadata[];
  /** Undefined before the first check. */
  readonly health: Health | undefined;
}

/** No metadata, as most components have: one shared object. */
const none: readonly Metadata[] = Object.freeze([]);

const isBefore = (a: Metadata, b: Metadata): boolean =>
  a.kind === b.kind ? a.value < b.value : metadataKinds.indexOf(a.kind) < metadataKinds.indexOf(b.kind);

const isSame = (a: Metadata | undefined, b: Metadata): boolean => a?.kind === b.kind && a.value === b.value;

/** One component in the register; the objects for readers are created with the first read. */
export class Entry implements ComponentName {
  readonly service_name: ServiceName;
  readonly id: string;
  announcement: Announcement | undefined = undefined;
  private health: Health | undefined = undefined;
  private own: Metadata[] | undefined = undefined;
  private seen: Registered | undefined = undefined;
  private isHidden = false;

  constructor({ service_name, id }: ComponentName) {
    this.service_name = service_name;
    this.id = id;
  }

  get name(): ComponentName {
    return { service_name: this.service_name, id: this.id };
  }

  get metadata(): readonly Metadata[] {
    return this.own ?? none;
  }

  /** A component that has metadata but never announced itself is invisible, and so is a hidden one. */
  get view(): Registered | undefined {
    if (!this.announcement || this.isHidden) return undefined;
    this.seen ??= {
      announcement: this.announcement,
      metadata: this.own ? [...this.own] : none,
      health: this.health,
    };
    return this.seen;
  }

  /** Whether it could be reached at the last check. */
  get state(): Health['state'] | 'unknown' {
    return this.health?.state ?? 'unknown';
  }

  /** One of another registration was checked by the replica that accepted it, and is shown at once. */
  announce(announcement: Announcement): void {
    if (announcement.registeredAt !== this.announcement?.registeredAt) this.isHidden = false;
    this.announcement = announcement;
    this.seen = undefined;
  }

  /** False when it is so already. */
  hide(isHidden: boolean): boolean {
    if (this.isHidden === isHidden) return false;
    this.isHidden = isHidden;
    return true;
  }

  /** False when the component is in this state already. */
  setHealth(health: Health): boolean {
    if (this.health?.state === health.state) return false;
    this.health = health;
    this.seen = undefined;
    return true;
  }

  /** False when the component has it already. */
  addMetadata(metadata: Metadata): boolean {
    const at = this.indexOf(metadata);
    if (isSame(this.own?.[at], metadata)) return false;
    if (this.own) this.own.splice(at, 0, metadata);
    else this.own = [metadata];
    this.seen = undefined;
    return true;
  }

  /** False when the component does not have it. */
  removeMetadata(metadata: Metadata): boolean {
    const at = this.indexOf(metadata);
    if (!this.own || !isSame(this.own[at], metadata)) return false;
    this.own.splice(at, 1);
    if (this.own.length === 0) this.own = undefined;
    this.seen = undefined;
    return true;
  }

  /** Takes over what is known of the health, and the object that readers had, if it says what this entry says. */
  keepViewOf(before: Entry | undefined): void {
    this.health = before?.health;
    this.isHidden = before?.isHidden ?? false;
    const view = before?.seen;
    if (!view || !this.announcement) return;
    const hasSame =
      this.metadata.length === view.metadata.length &&
      this.metadata.every((metadata, at) => isSame(view.metadata[at], metadata));
    if (hasSame && isSameAnnouncement(view.announcement, this.announcement)) {
      this.announcement = view.announcement;
      this.seen = view;
    }
  }

  private indexOf(metadata: Metadata): number {
    return insertionIndex(this.metadata, (other) => isBefore(other, metadata));
  }
}
