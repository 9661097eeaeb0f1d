import { words, type Allowed, type PlainWord } from './word-list.js';

/** An occurrence of a word of the list. */
export interface FoundWord {
  readonly file: string;
  /** 0 for the name of the file. */
  readonly line: number;
  readonly text: string;
  readonly word: PlainWord;
}

const byForm = new Map(words.flatMap((word) => word.forms.map((form) => [form, word])));
const forms = [...byForm.keys()];

/** Quick, so that most lines are not split into words. */
function mayHold(text: string): boolean {
  const lower = text.toLowerCase();
  return forms.some((form) => lower.includes(form));
}

/** The words within `camelCase`, `SNAKE_CASE`, `kebab-case` and prose. */
const wordsWithin = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** The changelog names what was renamed by its former name, as code. */
const proseOf = (file: string, line: string): string =>
  file === 'CHANGELOG.md' ? line.replaceAll(/`[^`]*`/g, '') : line;

/** The occurrences of listed words in the name and the lines of a file. */
export function wordsIn(file: string, text: string): readonly FoundWord[] {
  if (!mayHold(text) && !mayHold(file)) return [];
  return [file, ...text.split('\n')].flatMap((line, number) =>
    mayHold(line) ? wordsOfLine(file, proseOf(file, line), number) : [],
  );
}

function wordsOfLine(file: string, text: string, line: number): readonly FoundWord[] {
  return [...text.matchAll(wordsWithin)].flatMap(([form]) => {
    const word = byForm.get(form.toLowerCase());
    if (word === undefined || word.allowed?.some((allowed) => isAllowed(allowed, file, text))) return [];
    return [{ file, line, text: text.trim(), word }];
  });
}

const isAllowed = ({ file = /^/, line = /^/ }: Allowed, path: string, text: string): boolean =>
  file.test(path) && line.test(text);

/** One line for each occurrence, with the term to use. */
export const problemsOf = (found: readonly FoundWord[]): readonly string[] =>
  found.map(
    ({ file, line, text, word }) =>
      `${file}:${line}: instead of "${word.forms[0]}" write ${word.write}: ${text}`,
  );

/** How often each word of the list occurs. */
export const countOf = (found: readonly FoundWord[]): readonly (readonly [string, number])[] =>
  words.map((word) => [word.forms[0] ?? '', found.filter((each) => each.word === word).length]);
