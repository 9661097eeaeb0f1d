import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

interface Plugin {
  readonly createNodes: readonly [
    string,
    (files: readonly string[], options: object, context: { readonly workspaceRoot: string }) => unknown,
  ];
}
interface Package {
  readonly nx?: { readonly includedScripts?: readonly string[] };
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
// Plain JavaScript, since nx loads it before anything is compiled (docs/decisions/0158-cpu-time-of-tests.md).
const { createNodes } = (await import(new URL('../../nx-scripts.mjs', import.meta.url).href)) as Plugin;
const packages = [
  ...['apps', 'libs', 'tests'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(group, name)),
  ),
  'tools',
  'benchmarks',
]
  .map((folder) => join(folder, 'package.json'))
  .filter((file) => existsSync(join(root, file)));

describe('A script of a package', () => {
  it('is a target that nx runs itself, in the folder of the package', () =>
    expect(createNodes[1](['libs/errors/package.json'], {}, { workspaceRoot: root })).toEqual([
      [
        'libs/errors/package.json',
        {
          projects: {
            'libs/errors': {
              root: 'libs/errors',
              targets: expect.objectContaining({
                test: {
                  executor: 'nx:run-commands',
                  options: { command: 'node ../../tools/jest.mjs test', cwd: 'libs/errors' },
                },
              }),
            },
          },
        },
      ],
    ]));

  it.each(packages)('is not run by npm as well: %s', (file) => {
    const { nx } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Package;
    expect(nx?.includedScripts).toEqual([]);
  });
});
