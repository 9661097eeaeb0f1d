import { parseArgs } from 'node:util';
import { type Environment, readSettings } from '@fieldpost/config';
import { defineError } from '@fieldpost/errors';
import { openDataSource } from '@fieldpost/persistence';
import { storageAt } from '../database/storage.js';
import { discoverySettings } from '../discovery.config.js';
import type { Command, Terminal, Values } from './command.js';
import { importCommand } from './import.command.js';
import { listCommand } from './list.command.js';
import { removeCommand } from './remove.command.js';
import { showCommand } from './show.command.js';

const commandNotValid = defineError(
  'discovery_command_not_valid',
  'invalid_argument',
  'Command not valid: {reason}',
);

const commands: readonly Command[] = [listCommand, showCommand, removeCommand, importCommand];
const usages = `use one of: ${commands.map(({ usage }) => usage).join('; ')}`;

interface Invocation {
  readonly command: Command;
  readonly values: Values;
}

function parse([noun, verb, ...rest]: readonly string[]): Invocation {
  const command = noun === 'discovery' ? commands.find((each) => each.verb === verb) : undefined;
  if (!command) throw commandNotValid({ reason: usages });
  try {
    return { command, values: readValues(command, rest) };
  } catch (cause) {
    throw commandNotValid({ reason: command.usage }, { cause });
  }
}

function readValues({ options, operand, usage }: Command, args: readonly string[]): Values {
  const allowPositionals = operand !== undefined;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { ...options, json: { type: 'boolean' } },
    strict: true,
    allowPositionals,
  });
  if (operand === undefined) return values;
  if (positionals.length !== 1) throw new Error(usage);
  return { ...values, [operand]: positionals[0] };
}

/** Runs one command with discovery's settings, or tells about all of them; nothing is migrated. */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<void> {
  if (args.length === 0 || args.includes('--help')) {
    for (const { usage, summary } of commands) terminal.print(`${usage}\n    ${summary}`);
    return;
  }
  const { command, values } = parse(args);
  const settings = readSettings(discoverySettings, env);
  const db = await openDataSource({ ...storageAt(settings.DISCOVERY_DATABASE_URL), poolSize: 1 });
  try {
    await command.run(values, { settings, db, ...terminal });
  } finally {
    await db.destroy();
  }
}
