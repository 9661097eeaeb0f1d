import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { satisfies } from 'semver';

interface Locked {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
  readonly deprecated?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const lockFile = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** The oldest version of Node that package.json promises, and the current one of each line after it. */
const supportedNode = ['20.19.0', '22.22.0', '24.11.0'];

/** npm looks for a package in the folder of the one that needs it, and then in every folder around that. */
function isLocked(needing: string, name: string): boolean {
  const within = needing === '' ? '' : `${needing}/`;
  if (`${within}node_modules/${name}` in packages) return true;
  return (
    needing !== '' && isLocked(needing.replace(/\/?(?:node_modules\/(?:@[^/]+\/)?[^/]+|[^/]+)$/, ''), name)
  );
}

describe('The lock file', () => {
  // npm omits optional packages of other platforms, and `npm ci` then rejects the file everywhere.
  it('has the packages of every platform, so that npm ci installs from it', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });

  it('has no package that excludes a supported version of Node, so that npm install prints no EBADENGINE', () => {
    const excluding = Object.entries(packages).flatMap(([path, { version = '', engines }]) => {
      const range = engines?.node;
      const isExcluding =
        range !== undefined && supportedNode.some((node) => !satisfies(node, range, { loose: true }));
      return isExcluding ? [`${path} ${version} needs Node ${range}`] : [];
    });
    expect(excluding).toEqual([]);
  });

  it('supports the versions of Node that package.json promises', () => {
    expect(packages['']?.engines?.node).toBe(`>=${supportedNode[0]}`);
  });

  it('has no deprecated package, so that npm install prints no deprecation warnings', () => {
    const deprecated = Object.entries(packages).flatMap(([path, { deprecated: why }]) =>
      why === undefined ? [] : [`${path}: ${why}`],
    );
    expect(deprecated).toEqual([]);
  });
});
