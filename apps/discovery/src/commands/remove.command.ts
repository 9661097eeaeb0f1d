import { defineError } from '@fieldpost/errors';
import type { Command } from '@fieldpost/transport';
import type { DataSource } from 'typeorm';
import { Announcements } from '../announcements/announcements.repository.js';
import type { DiscoverySettings } from '../discovery.config.js';
import { readMetadata } from '../import/original-layout.js';
import { componentNamed, Components, componentUnknown } from './components.js';

const removalNotConfirmed = defineError(
  'removal_not_confirmed',
  'invalid_argument',
  'Removal not valid: a running component stays hidden until it restarts, because components announce only when they start; add --yes',
);

const metadataUnknown = defineError(
  'component_lacks_metadata',
  'not_found',
  '"{metadata}" of component "{name}" not found',
);

/** Takes single identifiers away: all of those that were named, or none. */
async function removeSome(name: string, texts: readonly string[], db: DataSource): Promise<void> {
  const component = componentNamed(name);
  const known = await new Components(db).metadataOf(component);
  const wanted = texts.map(readMetadata);
  const isKnown = wanted.map((one) =>
    known.some(({ kind, value }) => kind === one.kind && value === one.value),
  );
  const missing = texts[isKnown.indexOf(false)];
  if (missing !== undefined) throw metadataUnknown({ metadata: missing, name });
  const announcements = new Announcements(db);
  for (const metadata of wanted) await announcements.removeMetadata(component, metadata);
}

async function removeAll(name: string, db: DataSource): Promise<number> {
  const removed = await new Components(db).remove(componentNamed(name));
  if (!removed.announced && removed.metadata === 0) throw componentUnknown({ name });
  return removed.metadata;
}

/** Withdraws an announcement, which v2 has no call for. */
export const removeCommand: Command<DiscoverySettings> = {
  name: 'discovery remove',
  usage:
    'discovery remove SERVICE/ID --yes [--json] | discovery remove SERVICE/ID --metadata "AppID ID" ... [--json]',
  summary: 'Removes a component with its identifiers, or only the named identifiers.',
  operand: 'component',
  options: { yes: { type: 'boolean' }, metadata: { type: 'string', multiple: true } },
  run: async (values, { db, print }) => {
    const name = String(values['component']);
    const texts = (values['metadata'] as readonly string[] | undefined) ?? [];
    if (texts.length === 0 && values['yes'] !== true) throw removalNotConfirmed();
    const count = texts.length > 0 ? texts.length : await removeAll(name, db);
    if (texts.length > 0) await removeSome(name, texts, db);
    const what = texts.length > 0 ? `${count} identifiers of ${name}` : `${name} with ${count} identifiers`;
    print({ removed: name, whole: texts.length === 0, metadata: count }, `removed ${what}`);
  },
};
