// A plugin of nx: the scripts of each package are its targets. Nx has such targets by itself too, but starts two more
// processes of Node for each: a runner of its own, and npm (docs/decisions/0158-cpu-time-of-tests.md).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function targetsOf(folder, workspaceRoot) {
  const { scripts = {} } = JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(scripts).map(([name, command]) => [
      name,
      { executor: 'nx:run-commands', options: { command, cwd: folder } },
    ]),
  );
}

export const name = 'scripts';

export const createNodes = [
  '{{apps,libs,tests}/*,tools,benchmarks}/package.json',
  (files, _, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { root, targets: targetsOf(root, workspaceRoot) } } }];
    }),
];
