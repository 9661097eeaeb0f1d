import { parseArgs, type ParseArgsConfig } from 'node:util';
import { type Environment, readSettings } from '@fieldpost/config';
import { defineError } from '@fieldpost/errors';
import { tolerateClosedOutput } from '@fieldpost/observability';
import {
  openDataSource,
  type Print,
  reseal,
  type SealedColumn,
  Sealer,
  type SealingKeys,
  type Storage,
} from '@fieldpost/persistence';
import type { z } from 'zod';
import { readLine } from './read-line.js';
import { sentenceOf } from './run-main.js';

const commandNotValid = defineError('command_not_valid', 'invalid_argument', 'Command not valid: {reason}');

/** The options and the argument of a command, by name. */
export type Values = Readonly<Record<string, unknown>>;
type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandContext<Settings> {
  readonly settings: Settings;
  readonly db: Awaited<ReturnType<typeof openDataSource>>;
  readonly print: Print;
  /** Writes a line to the standard error, such as the progress. */
  readonly note: (line: string) => void;
  /** Reads a line of the standard input, for secrets; at a terminal with the prompt and without echo. */
  readonly readLine: (prompt: string) => Promise<string>;
}

/** A command of the operator: `node dist/admin.js <name> [options]`. Every command has the option `--json`. */
export interface Command<Settings> {
  /** One or two words. */
  readonly name: string;
  readonly usage: string;
  /** One sentence for the help. */
  readonly summary: string;
  /** Name of the positional argument, such as a user name; its value is `values[operand]`. */
  readonly operand?: string;
  readonly options?: Options;
  readonly run: (values: Values, context: CommandContext<Settings>) => Promise<void>;
}

/** The commands of an app. */
export interface Admin<Schema extends z.ZodObject> {
  readonly schema: Schema;
  readonly storage: (settings: Readonly<z.infer<Schema>>) => Storage;
  readonly commands: readonly Command<Readonly<z.infer<Schema>>>[];
}

/** The `admin.ts` of an app: runs one command, or prints the help. A failure is one sentence and exit code 1. */
export async function runAdmin<Schema extends z.ZodObject>(
  admin: Admin<Schema>,
  env: Environment,
  args: readonly string[],
): Promise<void> {
  tolerateClosedOutput();
  try {
    await run(admin, env, args);
  } catch (thrown) {
    note(sentenceOf(thrown));
    process.exitCode = 1;
  }
}

/** Does not migrate the database. */
async function run<Schema extends z.ZodObject>(
  { schema, storage, commands }: Admin<Schema>,
  env: Environment,
  args: readonly string[],
): Promise<void> {
  if (args.length === 0 || args.includes('--help'))
    return commands.forEach(({ usage, summary }) => writeLine(`${usage}\n    ${summary}`));
  const command = commandIn(commands, args);
  const values = valuesIn(command, args.slice(command.name.split(' ').length));
  const settings = readSettings(schema, env);
  const db = await openDataSource({ ...storage(settings), poolSize: 1 });
  const print: Print = (value, ...lines) =>
    values['json'] === true ? writeLine(JSON.stringify(value)) : lines.forEach(writeLine);
  try {
    await command.run(values, {
      ...{ settings, db, print, note },
      readLine: (prompt) => readLine(process.stdin, process.stderr, prompt),
    });
  } finally {
    await db.destroy();
  }
}

const writeLine = (line: string): void => void process.stdout.write(`${line}\n`);
const note = (line: string): void => void process.stderr.write(`${line}\n`);

/** The command with the longest name that the arguments begin with. */
function commandIn<Settings>(
  commands: readonly Command<Settings>[],
  args: readonly string[],
): Command<Settings> {
  const named = commands
    .filter(({ name }) => name.split(' ').every((word, at) => word === args[at]))
    .sort((one, other) => other.name.length - one.name.length);
  if (named[0]) return named[0];
  const names = commands.map(({ name }) => name).join(', ');
  throw commandNotValid({ reason: `use one of ${names}, as --help describes them` });
}

function valuesIn<Settings>(
  { options: own = {}, operand, usage }: Command<Settings>,
  given: readonly string[],
): Values {
  const options: Options = { ...own, json: { type: 'boolean' } };
  try {
    const args = withValues(given, options);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: operand !== undefined });
    if (operand === undefined) return values;
    if (positionals.length !== 1) throw new Error('one argument is needed');
    return { ...values, [operand]: positionals[0] };
  } catch (cause) {
    throw commandNotValid({ reason: `use ${usage}` }, { cause });
  }
}

/** Joins options and values with `=`, because ids of keys may begin with a dash. */
function withValues(args: readonly string[], options: Options): string[] {
  const optionOf = (arg = ''): Options[string] | undefined =>
    arg.startsWith('--') ? options[arg.slice(2)] : undefined;
  const hasValueNext = (at: number): boolean =>
    optionOf(args[at])?.type === 'string' && args[at + 1] !== undefined && !optionOf(args[at + 1]);
  return args.flatMap((arg, at) => {
    if (hasValueNext(at)) return [`${arg}=${args[at + 1]}`];
    return at > 0 && hasValueNext(at - 1) ? [] : [arg];
  });
}

/** Re-encrypts the sealed columns of an app with the newest key. */
export const resealCommand = <Settings>(
  summary: string,
  columns: readonly SealedColumn[],
  keysOf: (settings: Settings) => SealingKeys,
): Command<Settings> => ({
  name: 'reseal',
  usage: 'reseal [--json]',
  summary,
  run: (_values, { settings, db, print }) =>
    reseal(db, { sealer: new Sealer(...keysOf(settings)), columns }, print),
});
