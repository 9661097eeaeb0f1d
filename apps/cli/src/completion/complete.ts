import type { Command as Parser } from 'commander';

const isOption = (word: string): boolean => word.startsWith('-');

const visible = (parser: Parser): readonly string[] =>
  parser
    .createHelp()
    .visibleCommands(parser)
    .map((each) => each.name());

/** The parser of the command that the words name, and how many operands of it they have. */
function reached(
  program: Parser,
  words: readonly string[],
): { readonly parser: Parser; readonly operands: number } {
  let [parser, operands] = [program, 0];
  for (const word of words.filter((each) => !isOption(each))) {
    const next = parser.commands.find((each) => each.name() === word);
    if (next) parser = next;
    else operands += 1;
  }
  return { parser, operands };
}

/** Completions of the last word, which may be empty or a beginning. `words` are those after the name of the program. */
export function completionsOf(program: Parser, words: readonly string[]): readonly string[] {
  const [before, last] = [words.slice(0, -1), words.at(-1) ?? ''];
  const { parser, operands } = reached(program, before);
  const options = [...parser.options, ...program.options];
  const given = options.find(({ long, short }) => [long, short].includes(before.at(-1)));
  if (given && (given.required || given.optional)) return matching(given.argChoices ?? [], last);
  if (isOption(last)) return matching([...options.flatMap(({ long }) => long ?? []), '--help'], last);
  return matching([...visible(parser), ...(parser.registeredArguments[operands]?.argChoices ?? [])], last);
}

const matching = (words: readonly string[], begin: string): readonly string[] =>
  words.filter((word) => word.startsWith(begin));
