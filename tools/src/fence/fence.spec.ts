import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A tree as small as the rules allow, that keeps every one of them. */
const clean: Readonly<Record<string, string>> = {
  'tsconfig.json': '{"compilerOptions":{"module":"nodenext","moduleResolution":"nodenext"}}',
  'package.json': '{"type":"module"}',
  'node_modules/@nestjs/common/package.json': '{"name":"@nestjs/common","main":"index.js"}',
  'node_modules/@nestjs/common/index.js': 'export const Injectable = 1;',
  'apps/account/src/users.ts': `import { Injectable } from '@nestjs/common';\nexport const users = Injectable;`,
  'apps/oauth/src/tokens.ts': `import { id } from '../../../libs/domain/src/id.js';\nexport const token = id;`,
  'libs/domain/src/id.ts': 'export const id = 1;',
  'libs/auth/src/claims.ts': `import { id } from '../../domain/src/id.js';\nexport const claims = id;`,
};

let tree: string;
beforeEach(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'fieldpost-fence-')));
  copyFileSync(join(root, '.dependency-cruiser.cjs'), join(tree, '.dependency-cruiser.cjs'));
  write(clean);
});
afterEach(() => rmSync(tree, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, name)), { recursive: true });
    writeFileSync(join(tree, name), text);
  }
}

/** Every broken rule with the file that breaks it. */
function cruise(): readonly string[] {
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'apps', 'libs'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`).sort();
}

describe('The import fence', () => {
  it('accepts a tree that keeps the rules', () => expect(cruise()).toEqual([]));

  it('stops each import that it is there for', () => {
    write({
      'libs/auth/src/claims.ts': `import { users } from '../../../apps/account/src/users.js';\nexport const claims = users;`,
      'libs/domain/src/rights.ts': `import { Injectable } from '@nestjs/common';\nexport const rights = Injectable;`,
      'libs/domain/src/disk.ts': `import { readFileSync } from 'node:fs';\nexport const disk = readFileSync;`,
      'apps/oauth/src/tokens.ts': `import { users } from '../../account/src/users.js';\nexport const token = users;`,
    });
    expect(cruise()).toEqual([
      'apps-are-islands: apps/oauth/src/tokens.ts',
      'domain-is-pure: libs/domain/src/rights.ts',
      'domain-without-crypto: libs/domain/src/disk.ts',
      'domain-without-node: libs/domain/src/disk.ts',
      'libs-below-apps: libs/auth/src/claims.ts',
    ]);
  });
});
