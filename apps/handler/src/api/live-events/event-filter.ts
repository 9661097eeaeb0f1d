import { DevId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { type ApplicationMessage, type MessageKind, messageKinds } from '../../events/message-subscribers.js';

/** Which messages a stream gets; an empty set takes everything. */
export interface EventFilter {
  readonly devices: ReadonlySet<string>;
  readonly kinds: ReadonlySet<MessageKind>;
}

type Value = string | readonly string[] | undefined;

const mostNames = 100;

/** The words of a member of a query that may be given several times, each with commas between its words. */
const wordsIn = (value: Value): readonly string[] =>
  [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .filter((word) => word !== '');

function kindsOf(word: string): readonly MessageKind[] {
  const kinds = messageKinds.filter((kind) => kind === word || (word === 'events' && kind !== 'up'));
  if (kinds.length > 0) return kinds;
  throw notValid({ argument: 'Type', reason: `should be events or one of ${messageKinds.join(', ')}` });
}

/** Reads `?device=…&type=…`: ids of devices, and ends of topics; `events` stands for every event. */
export function readEventFilter(query: { readonly device?: Value; readonly type?: Value }): EventFilter {
  const devices = wordsIn(query.device);
  if (devices.length > mostNames)
    throw notValid({ argument: 'Device', reason: `should name at most ${mostNames} devices` });
  return {
    devices: new Set(devices.map((id) => DevId(id, 'Device'))),
    kinds: new Set(wordsIn(query.type).flatMap(kindsOf)),
  };
}

/** Whether the filter takes a message. */
export const passes = (
  { devices, kinds }: EventFilter,
  message: Pick<ApplicationMessage, 'devId' | 'kind'>,
): boolean =>
  (devices.size === 0 || devices.has(message.devId)) && (kinds.size === 0 || kinds.has(message.kind));
