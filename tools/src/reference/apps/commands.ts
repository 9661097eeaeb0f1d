import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentedCommand } from '../pages/command-line-page.js';

/** The commands of the built command line. */
export async function readCommands(root: string): Promise<readonly DocumentedCommand[]> {
  const file = join(root, 'apps/cli/dist/modules/commands/commands.js');
  const { commands } = (await import(pathToFileURL(file).href)) as {
    readonly commands: readonly DocumentedCommand[];
  };
  return commands;
}
