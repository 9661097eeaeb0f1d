import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that allow distribution and only require their own text to be included. */
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

/** Packages whose licence was checked by hand, with the result. */
export const known: Readonly<Record<string, string>> = {
  'axe-core': 'MPL-2.0, unchanged, and only in tests: no app loads it',
  pause: 'MIT by the licence file it comes with; its package.json does not say so',
};

/** A package that would be released with the apps. */
export interface Dependency {
  readonly name: string;
  /** An SPDX expression; empty when missing. */
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

/** Every production dependency of the lock file. */
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

/** The licence in an installed package.json; the lock file omits older notations. */
function described(folder: string): Described {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Described;
}

/** Of alternatives (OR) one must be allowed, of combinations (AND) all. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
