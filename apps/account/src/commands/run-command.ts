import { parseArgs } from 'node:util';
import { type Environment, readSettings } from '@fieldpost/config';
import { defineError } from '@fieldpost/errors';
import { openDataSource } from '@fieldpost/persistence';
import { accountSettings } from '../account.config.js';
import { storageAt } from '../database/storage.js';
import type { Command, Values } from './command.js';
import { componentToken } from './component-token.command.js';
import { userList } from './user-list.command.js';

const commandNotValid = defineError('command_not_valid', 'invalid_argument', 'Command not valid: {reason}');

const commands: readonly Command[] = [componentToken, userList];
const usage = `use one of: ${commands.map((command) => command.usage).join('; ')}`;

interface Invocation {
  readonly command: Command;
  readonly values: Values;
}

/** The command whose words come first, and its options. */
function parse(args: readonly string[]): Invocation {
  const command = commands.find(({ name }) => name.split(' ').every((word, at) => word === args[at]));
  if (!command) throw commandNotValid({ reason: usage });
  const rest = args.slice(command.name.split(' ').length);
  try {
    return { command, values: parseArgs({ args: rest, options: command.options, strict: true }).values };
  } catch (cause) {
    throw commandNotValid({ reason: command.usage }, { cause });
  }
}

/** Runs one command with account's settings; nothing is migrated, and the result goes to `print`. */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  print: (line: string) => void,
): Promise<void> {
  const { command, values } = parse(args);
  const settings = readSettings(accountSettings, env);
  const db = await openDataSource({ ...storageAt(settings.ACCOUNT_DATABASE_URL), poolSize: 1 });
  try {
    await command.run(values, { settings, db, print });
  } finally {
    await db.destroy();
  }
}
