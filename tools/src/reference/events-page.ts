import type { TopicNote } from './event-notes.js';
import { code, codes, page, table } from './markdown.js';
import type { MqttTopic } from './mqtt-topics.js';

const intro = `MQTT 3.1.1 on the doors \`HANDLER_MQTT_PORT\` (plain) and \`HANDLER_MQTTS_PORT\` (TLS). The user name is an
application id, the password one of its access keys, and the rights of the key decide. Bodies are JSON. A session
receives topics of its own application alone, whatever wildcards its filters have; \`+\` in place of the application is
welcome. It has a hundred filters of at most 16 levels each, and \`#\` for what is deeper. A message that may not be
published is dropped, and the connection stays.`;

/** `docs/reference/events.md`: every topic, who may read and write it, and what it carries. */
export function eventsPage(topics: readonly MqttTopic[], notes: Notes): string {
  const names = new Set(topics.map(({ name }) => name));
  const unknown = Object.keys(notes).filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`notes about topics that do not exist: ${unknown.join(', ')}`);
  const isEvent = ({ name }: MqttTopic) => name.startsWith('events/');
  const rows = (some: readonly MqttTopic[]) => table(headings, some.map(rowWith(notes)));
  return page(
    'Messages and events',
    intro,
    'Each topic begins with `<app_id>/devices/<dev_id>/`.',
    '## Messages',
    rows(topics.filter((topic) => !isEvent(topic))),
    '## Events',
    rows(topics.filter(isEvent)),
  );
}

type Notes = Readonly<Record<string, TopicNote>>;

const rowWith =
  (notes: Notes) =>
  ({ name, readers, writers, isAlias }: MqttTopic): readonly string[] => {
    const note = notes[name];
    if (!note) throw new Error(`topic without a sentence: ${name}`);
    if (readers.length + writers.length === 0) throw new Error(`topic that no right opens: ${name}`);
    const when = isAlias ? `${note.when} Only for filters that spell this name.` : note.when;
    return [code(name), when, note.body, rights(readers), rights(writers)];
  };

const headings = ['topic', 'when', 'body', 'right to read', 'right to write'];

const rights = (all: readonly string[]): string => (all.length === 0 ? 'nobody' : codes(all));
