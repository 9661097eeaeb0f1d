import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder of the repository, in which the commands of guides are given. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The shell blocks under a heading of a document, in order, with words of the guide replaced by those of the test. */
export function commandsUnder(
  heading: string,
  document: string,
  words: Readonly<Record<string, string>>,
): readonly string[] {
  const text = `\n${readFileSync(join(root, document), 'utf8')}`;
  const [, section = ''] = text.split(`\n${heading}\n`);
  const [own = ''] = section.split(/\n#+ /);
  const blocks = [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  return blocks.map((block) =>
    Object.entries(words).reduce((command, [word, other]) => command.replaceAll(word, other), block),
  );
}

/** Gives a command in the folder of the repository; rejects with what it printed when it fails. */
export const give = (command: string) => promisify(execFile)('bash', ['-ec', command], { cwd: root });
