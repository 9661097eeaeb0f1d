import { parseArgs } from 'node:util';
import { protoRoot } from '@fieldpost/contracts';
import { readApps } from './apps/app-facts.js';
import { drifted, writePages } from './drift.js';
import { methodsBelow } from './apps/grpc-services.js';
import { readCommands } from './apps/commands.js';
import { pagesOf } from './pages/pages.js';

/**
 * Writes `docs/reference` and `.env.example` from the built apps of the repository in `root`; with `--check` only reports
 * which of them differ, and returns exit code 1 when one does.
 */
export async function generate(args: readonly string[], root: string): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { check: { type: 'boolean', default: false } } });
  const pages = await pagesOf(root, await readApps(root), methodsBelow(protoRoot), await readCommands(root));
  const differing = drifted(root, pages);
  if (values.check) {
    for (const path of differing) console.log(`${path} is outdated; run \`npm run generate\``);
    return differing.length === 0 ? 0 : 1;
  }
  writePages(root, pages, differing);
  for (const path of differing) console.log(`Wrote ${path}`);
  return 0;
}
