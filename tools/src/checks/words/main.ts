import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenFiles } from './files.js';
import { countOf, problemsOf, wordsIn, type FoundWord } from './words.js';

/** The occurrences of listed words in all files that people write. */
export const wordsBelow = (root: string): readonly FoundWord[] =>
  writtenFiles(root).flatMap((file) => wordsIn(file, readFileSync(join(root, file), 'utf8')));

/** Prints each listed word of the repository in `root`, or with `--count` how often each occurs; returns the exit code. */
export function checkWords(args: readonly string[], root: string): number {
  const found = wordsBelow(root);
  if (args.includes('--count')) {
    for (const [name, count] of countOf(found)) console.log(`${String(count).padStart(6)} ${name}`);
    return 0;
  }
  const problems = problemsOf(found);
  for (const problem of problems) console.log(problem);
  return problems.length > 0 ? 1 : 0;
}
