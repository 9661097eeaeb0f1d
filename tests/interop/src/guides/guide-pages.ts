import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = join(root, 'docs/guides/developers');

/** Words of a page that are others in a test, such as addresses. */
export type Replacements = readonly (readonly [string, string])[];

interface Block {
  readonly language: string;
  readonly text: string;
  /** The file that the reader saves the block as. */
  readonly file?: string;
}

/** A command of a page, with the output that the page shows below it. */
export interface GuideCommand {
  readonly command: string;
  readonly output?: string;
}

/** What a reader does with a page: files to save and commands to run, in order. */
export interface GuideSteps {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly commands: readonly GuideCommand[];
}

/** The pages in reading order, as the index lists them. */
export const guidePages = (): readonly string[] =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^\| \d\. \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(
    ([, name = '']) => name,
  );

const blocksOf = (page: string, replacements: Replacements): readonly Block[] => {
  const text = replacements.reduce(
    (all, [word, other]) => all.replaceAll(word, other),
    readFileSync(join(folder, page), 'utf8'),
  );
  const blocks = text.matchAll(/(?:[Ss]ave (?:it )?as `([\w.-]+)`[^`]*)?^```(.+)\n([\s\S]*?)^```$/gm);
  return [...blocks].map(([, file, language = '', content = '']) => ({
    language,
    text: content,
    ...(file !== undefined && { file }),
  }));
};

/** The blocks of a page in a language, as they are shown. */
export const blocksIn = (page: string, language: string): readonly string[] =>
  blocksOf(page, [])
    .filter((block) => block.language === language)
    .map(({ text }) => text);

/** Reads a page: `sh` is run, and `text` or `json` directly after it is its output. */
export function stepsOf(page: string, replacements: Replacements): GuideSteps {
  const blocks = blocksOf(page, replacements);
  const files = blocks.flatMap(({ file, text }) => (file === undefined ? [] : [{ name: file, text }]));
  const commands = blocks.flatMap(({ language, text: command }, at) => {
    const next = blocks[at + 1];
    const output = next && ['text', 'json'].includes(next.language) ? { output: next.text } : {};
    return language === 'sh' ? [{ command, ...output }] : [];
  });
  return { files, commands };
}
