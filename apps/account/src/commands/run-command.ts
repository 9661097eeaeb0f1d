import { parseArgs } from 'node:util';
import { type Environment, readSettings } from '@fieldpost/config';
import { defineError } from '@fieldpost/errors';
import { openDataSource } from '@fieldpost/persistence';
import { accountSettings } from '../account.config.js';
import { storageAt } from '../database/storage.js';
import { clientAccept, clientCreate, clientDelete, clientList, clientReject } from './client.commands.js';
import type { Command, CommandContext, Values } from './command.js';
import { componentApprove, componentList, componentWithdraw } from './component.commands.js';
import { componentTokenList } from './component-token-list.command.js';
import { componentToken } from './component-token.command.js';
import { applicationPurge, clientPurge, componentPurge, gatewayPurge } from './purge.commands.js';
import { reseal } from './reseal.command.js';
import { userList } from './user-list.command.js';
import {
  userBan,
  userMakeAdmin,
  userSetPassword,
  userUnban,
  userUnmakeAdmin,
  userVerifyEmail,
} from './user.commands.js';

const commandNotValid = defineError('command_not_valid', 'invalid_argument', 'Command not valid: {reason}');

const commands: readonly Command[] = [
  // Before the command whose name is a prefix of this one.
  componentTokenList,
  componentToken,
  componentList,
  componentApprove,
  componentWithdraw,
  userList,
  userBan,
  userUnban,
  userMakeAdmin,
  userUnmakeAdmin,
  userSetPassword,
  userVerifyEmail,
  clientList,
  clientCreate,
  clientDelete,
  clientAccept,
  clientReject,
  applicationPurge,
  clientPurge,
  componentPurge,
  gatewayPurge,
  reseal,
];
const usage = `use one of: ${commands.map((command) => command.usage).join('; ')}`;

/** The text of `--help`. */
const help = commands.map((command) => `${command.usage}\n    ${command.summary}`).join('\n');

interface Invocation {
  readonly command: Command;
  readonly values: Values;
}

/** Finds the command by its first words, and parses its options and argument. */
function parse(args: readonly string[]): Invocation {
  const command = commands.find(({ name }) => name.split(' ').every((word, at) => word === args[at]));
  if (!command) throw commandNotValid({ reason: usage });
  try {
    return { command, values: readValues(command, args.slice(command.name.split(' ').length)) };
  } catch (cause) {
    throw commandNotValid({ reason: command.usage }, { cause });
  }
}

function readValues({ options, operand, usage: wanted }: Command, args: readonly string[]): Values {
  const allowPositionals = operand !== undefined;
  const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals });
  if (operand === undefined) return values;
  if (positionals.length !== 1) throw new Error(wanted);
  return { ...values, [operand]: positionals[0] };
}

/** Runs one command with the settings of account, or prints the help. Does not migrate the database. */
export async function runCommand(
  args: readonly string[],
  env: Environment,
  terminal: Pick<CommandContext, 'print' | 'readLine'>,
): Promise<void> {
  if (args.length === 0 || args.includes('--help')) return terminal.print(help);
  const { command, values } = parse(args);
  const settings = readSettings(accountSettings, env);
  const db = await openDataSource({ ...storageAt(settings.ACCOUNT_DATABASE_URL), poolSize: 1 });
  try {
    await command.run(values, { settings, db, ...terminal });
  } finally {
    await db.destroy();
  }
}
