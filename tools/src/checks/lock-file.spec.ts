import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lockFile = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** npm looks for a package in the folder of the one that needs it, and then in every folder around that. */
function isLocked(needing: string, name: string): boolean {
  const within = needing === '' ? '' : `${needing}/`;
  if (`${within}node_modules/${name}` in packages) return true;
  return (
    needing !== '' && isLocked(needing.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, ''), name)
  );
}

describe('The lock file', () => {
  // npm leaves out what it does not install where the file is made, and `npm ci` then refuses the file everywhere.
  it('has the packages of every platform, so that npm ci installs from it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });
});
