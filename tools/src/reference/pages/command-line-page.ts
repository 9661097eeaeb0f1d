import { code, codes, page, table } from './markdown.js';

interface Word {
  readonly description: string;
  readonly argChoices?: readonly string[];
}

/** A command of `fieldpost`, as `apps/cli` declares it with the types of its parser. */
export interface DocumentedCommand {
  readonly name: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly operands?: readonly (Word & { readonly name: () => string })[];
  readonly options?: readonly (Word & { readonly flags: string; readonly mandatory: boolean })[];
  readonly isHidden?: boolean;
}

const intro = `All commands of [the command line](../guides/command-line.md). Each of them also has \`--json\`, \`--quiet\`,
\`--profile\`, \`--ca\` and \`--help\`.`;

/** `docs/reference/command-line.md`: every command with its operands, options and examples. */
export const commandLinePage = (commands: readonly DocumentedCommand[]): string =>
  page('Command line', intro, ...commands.filter(({ isHidden = false }) => !isHidden).flatMap(partOf));

function partOf({
  name,
  summary,
  operands = [],
  options = [],
  examples,
}: DocumentedCommand): readonly string[] {
  const usage = ['fieldpost', name, ...operands.map((operand) => `<${operand.name()}>`)].join(' ');
  const rows = [
    ...operands.map((operand) => [code(`<${operand.name()}>`), meaningOf(operand)]),
    ...options.map((option) => [
      code(option.flags),
      `${meaningOf(option)}${option.mandatory ? ' (required)' : ''}`,
    ]),
  ];
  return [
    `## ${usage.replaceAll('<', '\\<')}`,
    summary,
    ...(rows.length === 0 ? [] : [table(['operand or option', 'meaning'], rows)]),
    `\`\`\`sh\n${examples.join('\n')}\n\`\`\``,
  ];
}

const meaningOf = ({ description, argChoices = [] }: Word): string =>
  argChoices.length === 0 ? description : `${description}: ${codes(argChoices)}`;
