import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KnownPaths, missingFiles, type MissingFile } from './citations.js';
import { writtenFiles } from './files.js';
import { countOf, problemsOf, wordsIn, type FoundWord } from './words.js';

/** What the check found in a repository. */
export interface Findings {
  readonly words: readonly FoundWord[];
  readonly missing: readonly MissingFile[];
}

/** Reads all files that people write. */
export function read(root: string): Findings {
  const files = writtenFiles(root);
  const known = new KnownPaths(files);
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  return {
    words: texts.flatMap(({ file, text }) => wordsIn(file, text)),
    missing: texts.flatMap(({ file, text }) => missingFiles(file, text, known)),
  };
}

/** Prints the problems of the repository in `root`, or with `--count` how often each word occurs. */
export function checkWords(args: readonly string[], root: string): number {
  const { words, missing } = read(root);
  if (args.includes('--count')) {
    const rows = [...countOf(words), ['cited files that do not exist', missing.length] as const];
    for (const [name, count] of rows) console.log(`${String(count).padStart(6)} ${name}`);
    return 0;
  }
  const problems = [
    ...problemsOf(words),
    ...missing.map(({ file, line, cited }) => `${file}:${line}: cites ${cited}, which does not exist`),
  ];
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
}
