import type { discovery } from '@fieldpost/contracts';
import type { ServiceName } from '@fieldpost/domain';

/** The name of a component: its service and its id within that service. */
export interface ComponentName {
  readonly service_name: ServiceName;
  readonly id: string;
}

/** Fields of an announcement that discovery adds. */
type Added = 'metadata' | 'health' | 'health_since' | 'registered_at';

/** The announcement of a component (docs/protocol/discovery.md#announcement), without its metadata. */
export interface Announcement
  extends ComponentName, Readonly<Omit<discovery.Announcement__Output, keyof ComponentName | Added>> {
  /** Issuer of the token that announced it; undefined for imports and announcements of earlier releases. */
  readonly issuer?: string | undefined;
  /** When account had registered the component, in Unix milliseconds; undefined where account does not know it. */
  readonly registeredAt?: number | undefined;
}

/** Whether a component could be reached when the monitor last tried, and since when it is so. */
export interface Health {
  readonly state: 'up' | 'down';
  readonly since: Date;
}

/** Kinds of metadata, in the order in which announcements list them (docs/protocol/discovery.md#get-and-getall). */
export const metadataKinds = ['app_eui', 'app_id', 'gateway_id', 'dev_addr_prefix'] as const;
export type MetadataKind = (typeof metadataKinds)[number];

/** One identifier that a component serves. The value is text: ids as they are, EUIs as hex, prefixes as `26000000/20`. */
export interface Metadata {
  readonly kind: MetadataKind;
  readonly value: string;
}

/** Identifiers that one component at a time can have; several brokers may serve one prefix. */
export const isExclusive = (kind: MetadataKind): boolean => kind !== 'dev_addr_prefix';

/** Whether two announcements say the same. */
export const isSameAnnouncement = (a: Announcement, b: Announcement): boolean =>
  (Object.keys({ ...a, ...b }) as (keyof Announcement)[]).every((field) => a[field] === b[field]);
