import { type ServiceName, serviceNames } from '@fieldpost/domain';
import {
  type Announcement,
  type ComponentName,
  type Health,
  isExclusive,
  isSameAnnouncement,
  type Metadata,
  type MetadataKind,
  metadataKinds,
} from './announcement.js';
import { Entry, type Registered } from './entry.js';
import { SortedList } from './sorted-list.js';

export type { Registered } from './entry.js';

/** The components of one service: all of them by id, and those that announced themselves in order. */
interface Service {
  readonly entries: Map<string, Entry>;
  readonly announced: SortedList<Entry>;
  list: readonly Registered[] | undefined;
}

/** How many components of a service are in each state, and how many identifiers all of them have. */
export interface Tally {
  readonly up: number;
  readonly down: number;
  readonly unknown: number;
  readonly metadata: number;
}

type Services = Readonly<Record<ServiceName, Service>>;
type Owners = Readonly<Record<MetadataKind, Map<string, Entry>>>;

const tableOf = <K extends string, V>(keys: readonly K[], make: () => V): Readonly<Record<K, V>> =>
  Object.fromEntries(keys.map((key) => [key, make()])) as Record<K, V>;

const emptyService = (): Service => ({
  entries: new Map(),
  announced: new SortedList<Entry>((a, b) => a.id < b.id),
  list: undefined,
});

/**
 * All announcements in memory, indexed for every query of discovery. It has what PostgreSQL has committed; reads never
 * leave the process. The results of `get` and `list` are immutable, and the same objects until their content changes,
 * so that readers may cache what they derive from them.
 */
export class Register {
  private services: Services = tableOf(serviceNames, emptyService);
  private owners: Owners = tableOf(metadataKinds, () => new Map<string, Entry>());

  /** Puts or replaces an announcement; the metadata of the component stay. */
  announce(announcement: Announcement): void {
    const entry = this.entryOf(announcement);
    if (entry.announcement && isSameAnnouncement(entry.announcement, announcement)) return;
    const service = this.services[announcement.service_name];
    if (!entry.announcement) service.announced.add(entry);
    entry.announce(announcement);
    service.list = undefined;
  }

  /** Gives an identifier to a component; an exclusive one leaves the component that had it, which is returned. */
  addMetadata(component: ComponentName, metadata: Metadata): ComponentName | undefined {
    const entry = this.entryOf(component);
    const owners = this.owners[metadata.kind];
    const previous = isExclusive(metadata.kind) ? owners.get(metadata.value) : undefined;
    const loser = previous === entry ? undefined : previous;
    if (loser?.removeMetadata(metadata)) this.services[loser.service_name].list = undefined;
    if (isExclusive(metadata.kind)) owners.set(metadata.value, entry);
    if (entry.addMetadata(metadata)) this.services[component.service_name].list = undefined;
    return loser?.name;
  }

  /** Removes an identifier from a component, unless it belongs to another component by now. */
  removeMetadata(component: ComponentName, metadata: Metadata): void {
    const service = this.services[component.service_name];
    const entry = service.entries.get(component.id);
    if (!entry?.removeMetadata(metadata)) return;
    const owners = this.owners[metadata.kind];
    if (owners.get(metadata.value) === entry) owners.delete(metadata.value);
    service.list = undefined;
  }

  /** Forgets a component and everything it has. */
  withdraw({ service_name, id }: ComponentName): void {
    const service = this.services[service_name];
    const entry = service.entries.get(id);
    if (!entry) return;
    for (const { kind, value } of entry.metadata) {
      const owners = this.owners[kind];
      if (owners.get(value) === entry) owners.delete(value);
    }
    if (entry.announcement) service.announced.remove(entry);
    service.entries.delete(id);
    service.list = undefined;
  }

  /** Notes whether a component can be reached; `since` counts only when that is another state than before. */
  setHealth({ service_name, id }: ComponentName, health: Health): void {
    const service = this.services[service_name];
    if (service.entries.get(id)?.setHealth(health)) service.list = undefined;
  }

  /** Hides a component from readers, or shows it again; false when it is so already. */
  hide({ service_name, id }: ComponentName, isHidden: boolean): boolean {
    const service = this.services[service_name];
    if (!service.entries.get(id)?.hide(isHidden)) return false;
    service.list = undefined;
    return true;
  }

  /** The announcements of all components, hidden ones too. */
  announced(): readonly Announcement[] {
    return serviceNames.flatMap((name) =>
      this.services[name].announced.slice(0, Infinity).flatMap(({ announcement }) => announcement ?? []),
    );
  }

  /** Whether this is still the announcement of its component. */
  hasAnnounced(announcement: Announcement): boolean {
    const { service_name, id } = announcement;
    return this.services[service_name].entries.get(id)?.announcement === announcement;
  }

  get({ service_name, id }: ComponentName): Registered | undefined {
    return this.services[service_name].entries.get(id)?.view;
  }

  /** How many identifiers a component has. */
  countMetadata({ service_name, id }: ComponentName): number {
    return this.services[service_name].entries.get(id)?.metadata.length ?? 0;
  }

  /** How many components of a service announced themselves. */
  count(serviceName: ServiceName): number {
    return this.services[serviceName].announced.length;
  }

  /** Counts the components of a service that announced themselves; makes nothing that readers would keep. */
  tally(serviceName: ServiceName): Tally {
    const tally = { up: 0, down: 0, unknown: 0, metadata: 0 };
    for (const entry of this.services[serviceName].entries.values()) {
      if (!entry.announcement) continue;
      tally[entry.state] += 1;
      tally.metadata += entry.metadata.length;
    }
    return tally;
  }

  /** All components of a service, ascending by id, bytewise. */
  list(serviceName: ServiceName): readonly Registered[] {
    const service = this.services[serviceName];
    service.list ??= viewsOf(service.announced.slice(0, Infinity));
    return service.list;
  }

  /** The components of a service from `offset` to before `end`; costs what the window has, not what the list has. */
  window(serviceName: ServiceName, offset: number, end: number): readonly Registered[] {
    return viewsOf(this.services[serviceName].announced.slice(offset, end));
  }

  /** Which component has an exclusive identifier, whether or not it has announced itself. */
  ownerOf(kind: MetadataKind, value: string): ComponentName | undefined {
    return this.owners[kind].get(value)?.name;
  }

  /** Takes over the content of another register; what is equal in both stays the same object. */
  become(next: Register): void {
    const before = this.services;
    this.services = next.services;
    this.owners = next.owners;
    for (const serviceName of serviceNames) keepEqual(before[serviceName], this.services[serviceName]);
  }

  private entryOf(component: ComponentName): Entry {
    const { entries } = this.services[component.service_name];
    const known = entries.get(component.id);
    if (known) return known;
    const entry = new Entry(component);
    entries.set(entry.id, entry);
    return entry;
  }
}

/** Entries in order, as readers see them; all of them are announced. */
const viewsOf = (entries: readonly Entry[]): readonly Registered[] =>
  entries.flatMap((entry) => entry.view ?? []);

function keepEqual(before: Service, after: Service): void {
  for (const [id, entry] of after.entries) entry.keepViewOf(before.entries.get(id));
  if (!before.list) return;
  const list = viewsOf(after.announced.slice(0, Infinity));
  const isSame = list.length === before.list.length && list.every((view, at) => view === before.list?.[at]);
  after.list = isSame ? before.list : list;
}
