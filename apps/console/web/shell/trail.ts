import { texts } from '../texts.js';

/** One entry of the breadcrumb. `to` is undefined for the page itself. */
export interface Crumb {
  readonly label: string;
  readonly to: string | undefined;
  /** Whether it names one thing, not a page of many. */
  readonly isId?: boolean;
}

/** The path segment after these is an id. */
const collections: readonly string[] = [
  'applications',
  'clients',
  'collaborators',
  'components',
  'devices',
  'gateways',
  'integrations',
  'login-providers',
  'members',
  'organizations',
  'users',
];
/** Sections whose entries are below a type: `/console/components/routers/my-router`. */
const typed: readonly string[] = ['components', 'network'];
const names: ReadonlyMap<string, string> = new Map(Object.entries(texts.pageNames));
const newOnes: ReadonlyMap<string, string> = new Map(Object.entries(texts.newNames));

/** Sections that begin with one of their pages, and its name. */
const first: ReadonlyMap<string, string> = new Map([
  ['account', texts.navigation.profile],
  ['administration', texts.pageNames.users],
]);

/** The breadcrumb of a page, from its path. */
export function trailOf(path: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean).slice(1).map(decodeURIComponent);
  if (segments.length === 0) return [{ label: texts.navigation.overview, to: undefined }];
  return segments.flatMap((segment, i) => {
    if (isType(segments, i)) return [];
    const isLast = i === segments.length - 1;
    const named = isId(segments, i);
    const label = named ? segment : nameOf(segments, i);
    const own = segments.length === 1 ? first.get(segment) : undefined;
    const crumb = { label, to: isLast && own === undefined ? undefined : pathTo(segments, i), isId: named };
    return own === undefined ? [crumb] : [crumb, { label: own, to: undefined }];
  });
}

/** The list that leads to a page about one thing, also where that is not there. */
export const listAbove = (path: string): Crumb | undefined =>
  trailOf(path)
    .slice(0, -1)
    .findLast((crumb) => crumb.isId !== true);

/** OAuth clients of a user are those that the user has authorized. */
const nameOf = ([section, ...below]: readonly string[], i: number): string => {
  const segment = [section, ...below][i] ?? '';
  return section === 'account' && segment === 'clients'
    ? texts.authorizedClients
    : (nameOfNew(segment, below[i - 2] ?? section) ?? names.get(segment) ?? segment);
};

/** Phones show the last entry alone, so it says what is new. */
const nameOfNew = (segment: string, collection = ''): string | undefined =>
  segment === '-new' ? newOnes.get(collection) : undefined;

const isCreation = (segment = ''): boolean => segment.startsWith('-');

const isType = (segments: readonly string[], i: number): boolean =>
  i === 1 && typed.includes(segments[0] ?? '') && !isCreation(segments[1]);

function isId(segments: readonly string[], i: number): boolean {
  if (i === 0 || isCreation(segments[i])) return false;
  if (i === 2 && isType(segments, 1)) return true;
  return collections.includes(segments[i - 1] ?? '') && !isId(segments, i - 1);
}

const pathTo = (segments: readonly string[], i: number): string =>
  `/console/${placeOf(segments, i).map(encodeURIComponent).join('/')}`;

/**
 * Users are on the first page of the administration, members of an organization on its own page, and organizations with which something
 * is shared on the page of its collaborators.
 */
function placeOf(segments: readonly string[], i: number): readonly string[] {
  const above = segments.slice(0, i);
  const segment = segments[i] ?? '';
  if (isId(segments, i)) return [...above, segment];
  if (segment === 'users' || segment === 'members') return above;
  return [...above, segment === 'organizations' && i > 1 ? 'collaborators' : segment];
}
