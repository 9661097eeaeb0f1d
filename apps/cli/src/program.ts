import { type Command as Parser, CommanderError, Option } from 'commander';
import { Call, type Command } from './command.js';
import { CommandParser } from './command-parser.js';
import { Context, type ContextParts, type GlobalOptions } from './context.js';
import { exitCodeOf, Failure } from './failure.js';
import { type Form, Output, type Stream } from './output/output.js';

/** Descriptions of groups of commands, by the first words of their names, or by the last of these where that is enough. */
export type Groups = Readonly<Record<string, string>>;

/** The dependencies of the program. */
export interface ProgramParts extends Pick<
  ContextParts,
  'env' | 'file' | 'stdin' | 'stderr' | 'now' | 'version'
> {
  readonly stdout: Stream;
}

const about = `The command line of Fieldpost.

Log in with "fieldpost login --server https://fieldpost.example". Programs set FIELDPOST_SERVER, and
FIELDPOST_TOKEN to a token or an access key.`;

const exits = `
Exit codes: 0 success, 1 failed, 2 wrong usage, 3 not logged in, 4 not allowed or not found, 5 server unavailable.`;

const globalOptions: readonly Option[] = [
  new Option('--json', 'print JSON: one document, or one line per message').conflicts('quiet'),
  new Option('-q, --quiet', 'print ids only, and nothing after a change'),
  new Option('--profile <name>', 'profile to use (FIELDPOST_PROFILE)'),
  new Option('--ca <file>', 'trust these certificates too, as PEM (FIELDPOST_CA)'),
];

const formOf = ({ json, quiet }: GlobalOptions): Form =>
  (json === true && 'json') || (quiet === true && 'quiet') || 'table';

/** The parser of all commands, which is also what help and completion read. */
export function parserFor(commands: readonly Command[], groups: Groups, parts: ProgramParts): Parser {
  const { stdout, stderr, version } = parts;
  const program = new CommandParser('fieldpost')
    .description(about)
    .version(version, '--version', 'print the version')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      writeErr: (text) => void stderr.write(text),
      getOutHelpWidth: () => stdout.columns ?? 100,
      getErrHelpWidth: () => stderr.columns ?? 100,
    })
    .configureHelp({ showGlobalOptions: true })
    .helpCommand(false)
    .showSuggestionAfterError()
    .addHelpText('after', exits);
  for (const each of globalOptions) program.addOption(each);
  const group = (parent: Parser, path: readonly string[]) => groupOf(parent, path, { groups, commands });
  for (const command of commands) add(program, command, group, parts);
  return program;
}

const examplesText = (examples: readonly string[]): string =>
  examples.length === 0 ? '' : `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`;

interface Described {
  readonly groups: Groups;
  readonly commands: readonly Command[];
}

/** The parser of a group, which is made with its first command. Its help has an example of each command. */
function groupOf(parent: Parser, path: readonly string[], { groups, commands }: Described): Parser {
  const name = path.at(-1) ?? '';
  const found = parent.commands.find((each) => each.name() === name);
  if (found) return found;
  const whole = path.join(' ');
  const isHere = (command: Command) => command.name.split(' ').slice(0, -1).join(' ') === whole;
  return parent
    .command(name)
    .description(groups[whole] ?? groups[name] ?? '')
    .helpCommand(false)
    .addHelpText(
      'after',
      examplesText(commands.filter(isHere).flatMap(({ examples }) => examples.slice(0, 1))),
    );
}

type GroupParser = (parent: Parser, path: readonly string[]) => Parser;

function add(program: Parser, command: Command, group: GroupParser, parts: ProgramParts): void {
  const words = command.name.split(' ');
  const last = words.pop() ?? '';
  const parent = words.reduce((at, _, depth) => group(at, words.slice(0, depth + 1)), program);
  const { isDefault = false, isHidden: hidden = false } = command;
  const parser = parent.command(last, { isDefault, hidden }).description(command.summary);
  for (const each of command.operands ?? []) parser.addArgument(each);
  for (const each of command.options ?? []) parser.addOption(each);
  parser.addHelpText('after', examplesText(command.examples));
  parser.action(async (...given: unknown[]) => {
    const operands = given.slice(0, parser.registeredArguments.length);
    const options: GlobalOptions = parser.optsWithGlobals();
    const out = new Output(formOf(options), parts.stdout, parts.stderr);
    const { env, file, stdin, stderr, now, version } = parts;
    const context = new Context({ env, file, stdin, stderr, now, version, out, global: options });
    await command.run(new Call(context, program, operands, { ...options }));
  });
}

/** Runs one command line; resolves with the exit code. */
export async function run(parser: Parser, args: readonly string[], stderr: Stream): Promise<number> {
  try {
    await parser.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // Parsed words are missing when already an option of all commands is not valid.
    const command = parser.args[0] ?? args.find((word) => !word.startsWith('-'));
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodeOf('usage', command);
    if (!(error instanceof Failure)) throw error;
    new Output('table', stderr, stderr).prompt(error.message);
    return exitCodeOf(error.kind, command);
  }
}
