import type { ServiceName } from '@fieldpost/domain';
import {
  type Announcement,
  type ComponentName,
  isExclusive,
  type Metadata,
  type MetadataKind,
  metadataKinds,
} from './announcement.js';

/** A component as readers see it. */
export interface Registered {
  readonly announcement: Announcement;
  /** Sorted by kind, then by value. */
  readonly metadata: readonly Metadata[];
}

/** Who gives up an identifier when another component takes it. */
export type Owner = ComponentName;

interface Entry {
  announcement: Announcement | undefined;
  readonly metadata: Map<string, Metadata>;
  view: Registered | undefined;
}

const slotOf = ({ serviceName, id }: ComponentName): string => `${serviceName}:${id}`;
const textOf = ({ kind, value }: Metadata): string => `${kind} ${value}`;

const bytewise = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const inListOrder = (a: Metadata, b: Metadata): number =>
  metadataKinds.indexOf(a.kind) - metadataKinds.indexOf(b.kind) || bytewise(a.value, b.value);

/**
 * All announcements in memory, indexed by every question that discovery is asked. It holds what PostgreSQL has
 * committed; reads never leave the process.
 */
export class Register {
  private readonly entries = new Map<string, Entry>();
  private readonly owners = new Map<string, Owner>();
  private readonly lists = new Map<ServiceName, readonly Registered[]>();

  /** Puts or replaces an announcement; the metadata of the component stay. */
  announce(announcement: Announcement): void {
    const entry = this.entryOf(announcement);
    entry.announcement = announcement;
    this.changed(announcement, entry);
  }

  /** Gives an identifier to a component; an exclusive one leaves the component that had it, which is returned. */
  addMetadata(component: ComponentName, metadata: Metadata): Owner | undefined {
    const previous = isExclusive(metadata.kind) ? this.owners.get(textOf(metadata)) : undefined;
    const loser = previous && slotOf(previous) !== slotOf(component) ? previous : undefined;
    if (loser) this.removeMetadata(loser, metadata);
    if (isExclusive(metadata.kind)) this.owners.set(textOf(metadata), component);
    const entry = this.entryOf(component);
    entry.metadata.set(textOf(metadata), metadata);
    this.changed(component, entry);
    return loser;
  }

  /** Takes an identifier from a component; what another component has meanwhile is left alone. */
  removeMetadata(component: ComponentName, metadata: Metadata): void {
    const entry = this.entries.get(slotOf(component));
    if (!entry?.metadata.delete(textOf(metadata))) return;
    const owner = this.owners.get(textOf(metadata));
    if (owner && slotOf(owner) === slotOf(component)) this.owners.delete(textOf(metadata));
    this.changed(component, entry);
  }

  get(component: ComponentName): Registered | undefined {
    const entry = this.entries.get(slotOf(component));
    return entry && viewOf(entry);
  }

  /** How many identifiers a component has. */
  countMetadata(component: ComponentName): number {
    return this.entries.get(slotOf(component))?.metadata.size ?? 0;
  }

  /** All components of a service, ascending by id, bytewise. */
  list(serviceName: ServiceName): readonly Registered[] {
    const known = this.lists.get(serviceName);
    if (known) return known;
    const all = [...this.entries.values()].flatMap((entry) => viewOf(entry) ?? []);
    const list = all
      .filter(({ announcement }) => announcement.serviceName === serviceName)
      .sort((a, b) => bytewise(a.announcement.id, b.announcement.id));
    this.lists.set(serviceName, list);
    return list;
  }

  /** Which component has an exclusive identifier, whether or not it has announced itself. */
  ownerOf(kind: MetadataKind, value: string): Owner | undefined {
    return this.owners.get(textOf({ kind, value }));
  }

  private entryOf(component: ComponentName): Entry {
    const slot = slotOf(component);
    const entry = this.entries.get(slot) ?? { announcement: undefined, metadata: new Map(), view: undefined };
    this.entries.set(slot, entry);
    return entry;
  }

  private changed({ serviceName }: ComponentName, entry: Entry): void {
    entry.view = undefined;
    this.lists.delete(serviceName);
  }
}

/** A component that has metadata but never announced itself is invisible. */
function viewOf(entry: Entry): Registered | undefined {
  if (!entry.announcement) return undefined;
  entry.view ??= {
    announcement: entry.announcement,
    metadata: [...entry.metadata.values()].sort(inListOrder),
  };
  return entry.view;
}
