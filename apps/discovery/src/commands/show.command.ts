import type { Command } from '@fieldpost/transport';
import type { DiscoverySettings } from '../discovery.config.js';
import { metadataText } from '../import/original-layout.js';
import type { Metadata } from '../register/announcement.js';
import { componentNamed, Components, componentUnknown, type StoredAnnouncement } from './components.js';

/** An announcement in the words of the API. */
const fieldsOf = ({ is_public, ...row }: StoredAnnouncement) => ({ ...row, public: is_public });

/** A line per field with a value and per identifier; of a certificate only the number of lines is printed. */
function linesOf(
  announcement: StoredAnnouncement | undefined,
  metadata: readonly Metadata[],
): readonly string[] {
  const fields = announcement ? Object.entries(fieldsOf(announcement)) : [['announced_at', 'never']];
  const lines = fields.flatMap(([field, value]) => {
    const text = value instanceof Date ? value.toISOString() : String(value);
    if (text === '') return [];
    const count = text.trim().split('\n').length;
    return `${String(field)}: ${count > 1 ? `${count} lines, see --json` : text}`;
  });
  return [...lines, ...metadata.map(metadataText)];
}

/** Everything that is known of one component. */
export const showCommand: Command<DiscoverySettings> = {
  name: 'discovery show',
  usage: 'discovery show SERVICE/ID [--json]',
  summary: 'Shows the announcement of a component, its time and its identifiers.',
  operand: 'component',
  run: async ({ component }, { db, print }) => {
    const name = componentNamed(component);
    const components = new Components(db);
    const announcement = await components.announcementOf(name);
    const metadata = await components.metadataOf(name);
    if (!announcement && metadata.length === 0) throw componentUnknown({ name: String(component) });
    const own = announcement ? fieldsOf(announcement) : { ...name, announced_at: null };
    const identifiers = metadata.map(({ kind, value }) => ({ [kind]: value }));
    print({ ...own, metadata: identifiers }, ...linesOf(announcement, metadata));
  },
};
