import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences under which anything may be a part of what is released: they ask for their own text and no more. */
export const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Packages that were looked at by hand, with what was found. */
export const known: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0, unchanged, and only in tests: no app loads it',
  pause: 'MIT by the licence file it comes with; its package.json does not say so',
};

/** A package that would be released with the apps. */
export interface Dependency {
  readonly name: string;
  /** As an SPDX expression; empty when it does not say. */
  readonly licence: string;
}

interface Described {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}
interface Locked extends Described {
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** Every package of the lock file that is not there for development alone. */
export function productionDependencies(root: string): readonly Dependency[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return Object.entries(lock.packages)
    .filter(
      ([path, { link, dev, devOptional }]) => path.includes('node_modules/') && !link && !dev && !devOptional,
    )
    .map(([path, locked]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      licence: licenceOf(locked) || licenceOf(described(join(root, path))),
    }));
}

function licenceOf({ license, licenses = [] }: Described): string {
  if (typeof license === 'string') return license;
  return [license ?? [], licenses]
    .flat()
    .map(({ type = '' }) => type)
    .join(' AND ');
}

/** What an installed package says of itself; the lock file leaves out what older ones say in older words. */
function described(folder: string): Described {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described;
}

/** One of several that are offered, or all of those that are asked for at once, must be allowed. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
