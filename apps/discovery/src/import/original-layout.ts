import { AppId, devAddrPrefixToText, Eui, GatewayId, parseDevAddrPrefix } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { fromAnnouncement } from '../announcements/announcement.message.js';
import { parseServiceName, requireAnnounceable } from '../announcements/announcements.rules.js';
import type { Announcement, ComponentName, Metadata, MetadataKind } from '../register/announcement.js';

/**
 * Where the original store keeps what: `discovery:<place>:<service>:<id>`
 * (docs/protocol/discovery.md#original-storage).
 */
export type Place = 'announcement' | 'metadata';
const root = 'discovery';

/** All keys of one place, as SCAN wants them. */
export const patternOf = (place: Place): string => `${root}:${place}:*`;

/** The key of the index of exclusive identifiers: its value is the component that has the identifier. */
export const indexKey = ({ kind, value }: Metadata): string => `${root}:${kind}:${value}`;

/** The component that a key names, `handler/my-handler`; an id with colons is rejected later by its parser. */
export function nameIn(place: Place, key: string): string {
  const [service = '', ...id] = key.slice(`${root}:${place}:`.length).split(':');
  return `${service}/${id.join(':')}`;
}

/** The component that an index names, `handler:my-handler`, in the form of `nameIn`. */
export const nameInIndex = (text: string): string => text.replace(':', '/');

/** An announcement of the original store, and when its component last announced it. */
export interface OriginalAnnouncement {
  readonly announcement: Announcement;
  /** The beginning of time where the store has no value. */
  readonly announcedAt: Date;
}

/** The fields of a hash; those that are not there are empty. */
export type Fields = Readonly<Record<string, string>>;

/** Reads the hash of an announcement by the rules that hold for announcing, whose errors it throws. */
export function readAnnouncement(name: string, fields: Fields): OriginalAnnouncement {
  const text = (field: string): string => fields[field] ?? '';
  const announcement = fromAnnouncement({
    id: text('id'),
    service_name: text('service_name'),
    service_version: text('service_version'),
    description: text('description'),
    url: text('url'),
    public: text('public') === 'true',
    net_address: text('net_address'),
    public_key: text('public_key'),
    certificate: text('certificate'),
    api_address: text('api_address'),
    mqtt_address: text('mqtt_address'),
    amqp_address: text('amqp_address'),
    metadata: [],
    operator_name: '',
    contact: '',
    icon_url: '',
    health: '',
    health_since: '',
    registered_at: '',
  });
  requireAnnounceable(announcement.id);
  const own = `${announcement.service_name}/${announcement.id}`;
  if (own !== name) throw notValid({ argument: 'Key', reason: `its announcement is that of ${own}` });
  return { announcement, announcedAt: timeIn(text('updated_at')) };
}

/** A time as Go writes it, up to nanoseconds; its zero time is in quotes. */
function timeIn(text: string): Date {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? new Date(0) : time;
}

/** Reads the name of a component, as `nameIn` writes it. */
export function readComponent(name: string, toId: (raw: string) => string): ComponentName {
  const [, service = '', id = ''] = /^([^/]*)\/(.*)$/s.exec(name) ?? [];
  return { service_name: parseServiceName(service), id: toId(id) };
}

interface Word {
  readonly kind: MetadataKind;
  readonly toValue: (raw: string) => string;
}

/** The first word of a member of a metadata set. */
const words: ReadonlyMap<string, Word> = new Map<string, Word>([
  ['AppID', { kind: 'app_id', toValue: AppId }],
  ['GatewayID', { kind: 'gateway_id', toValue: GatewayId }],
  ['AppEUI', { kind: 'app_eui', toValue: (raw) => Eui(raw, 'AppEUI') }],
  ['Prefix', { kind: 'dev_addr_prefix', toValue: (raw) => devAddrPrefixToText(parseDevAddrPrefix(raw)) }],
]);

/** Reads a member of a metadata set, such as `AppID my-app`. */
export function readMetadata(text: string): Metadata {
  const [, word = '', value = ''] = /^(\w+) (.*)$/s.exec(text) ?? [];
  const known = words.get(word);
  if (!known) {
    throw notValid({ argument: 'Metadata', reason: `should begin with ${[...words.keys()].join(', ')}` });
  }
  return { kind: known.kind, value: known.toValue(value) };
}

/** Writes an identifier as the original does, which is also how people name one. */
export function metadataText({ kind, value }: Metadata): string {
  const [word] = [...words].find(([, known]) => known.kind === kind) ?? [kind];
  return `${word} ${value}`;
}
