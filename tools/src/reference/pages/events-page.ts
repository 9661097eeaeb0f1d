import type { TopicNote } from './event-notes.js';
import { code, codes, page, table } from './markdown.js';
import type { MqttTopic } from '../apps/mqtt-topics.js';

const intro = `MQTT 3.1.1 on the ports \`HANDLER_MQTT_PORT\` (plain) and \`HANDLER_MQTTS_PORT\` (TLS). The user name is the application
id, the password an access key, whose rights decide. Bodies are JSON. A session receives only topics of its own
application; filters may have wildcards, also \`+\` for the application. A session may have a hundred filters of at most 16
levels (\`#\` matches deeper ones). A message that the key may not publish is dropped, and the connection stays open.`;

/** `docs/reference/events.md`: every topic, the rights to read and write it, and its content. */
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
    if (!note) throw new Error(`topic without a description: ${name}`);
    if (readers.length + writers.length === 0) throw new Error(`topic that no right opens: ${name}`);
    const when = isAlias ? `${note.when} Only for subscriptions to exactly this name.` : note.when;
    return [code(name), when, note.body, rights(readers), rights(writers)];
  };

const headings = ['topic', 'when', 'body', 'right to read', 'right to write'];

const rights = (all: readonly string[]): string => (all.length === 0 ? '–' : codes(all));
