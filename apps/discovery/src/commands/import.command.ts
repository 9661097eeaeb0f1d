import { defineError, notValid } from '@fieldpost/errors';
import type { Command, CommandContext, Values } from '@fieldpost/transport';
import type { DiscoverySettings } from '../discovery.config.js';
import { type Count, Import, type LeftOut, type Tally } from '../import/import.js';
import { ImportTargetTypeorm } from '../import/import-target.typeorm.js';
import { OriginalStore } from '../import/original-store.js';

const importNotWhole = defineError(
  'import_not_whole',
  'invalid_argument',
  'Import incomplete: {count} entries were rejected, all others were imported',
);

const inWords = ({ written, unchanged, kept, rejected }: Count): string =>
  `${written} imported, ${unchanged} unchanged, ${kept} kept, ${rejected} rejected`;

const tallyText = ({ announcements, metadata }: Tally): string =>
  `announcements: ${inWords(announcements)}; metadata: ${inWords(metadata)}`;

const leftOutText = ({ entry, outcome, reason }: LeftOut): string => `${outcome}  ${entry}: ${reason}`;

/** The address itself, or what is piped in, since it may hold a password. */
async function addressIn(
  { redis }: Values,
  { readLine }: Pick<CommandContext<DiscoverySettings>, 'readLine'>,
): Promise<string> {
  if (typeof redis !== 'string') throw notValid({ argument: 'Redis', reason: 'give --redis URL' });
  return redis === '-' ? (await readLine('Redis URL: ')).trim() : redis;
}

/** A line for each entry that was left out, at the end the sums; how far it is, beside the result. */
export const importCommand: Command<DiscoverySettings> = {
  name: 'discovery import',
  usage: 'discovery import --redis URL|- [--dry-run] [--replace] [--json]',
  summary:
    'Imports the Redis of an original discovery; may be repeated. With - the URL is read from standard input.',
  options: { redis: { type: 'string' }, 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
  run: async (values, { settings, db, print, note, readLine }) => {
    const dryRun = values['dry-run'] === true;
    const original = await OriginalStore.open(await addressIn(values, { readLine }));
    const target = new ImportTargetTypeorm(db, {
      conflicts: values['replace'] === true ? 'replace' : 'keep',
      effect: dryRun ? 'try' : 'write',
    });
    const listener = {
      leftOut: (what: LeftOut) => print(what, leftOutText(what)),
      progress: (tally: Tally) => note(tallyText(tally)),
    };
    try {
      const options = { joinHandlers: settings.DISCOVERY_JOIN_HANDLERS };
      const tally = await new Import(original, target, options, listener).run();
      const prefix = dryRun ? 'nothing was written; ' : '';
      print({ dry_run: dryRun, ...tally }, prefix + tallyText(tally));
      const count = tally.announcements.rejected + tally.metadata.rejected;
      if (count > 0) throw importNotWhole({ count });
    } finally {
      original.close();
    }
  },
};
