import { texts } from '../texts.js';

/** One entry of the breadcrumb. `to` is undefined for the page itself, and where no page is. */
export interface Crumb {
  readonly label: string;
  readonly to: string | undefined;
}

/** The path segment after these is an id. */
const collections: readonly string[] = [
  'applications',
  'clients',
  'collaborators',
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
const names: Readonly<Record<string, string>> = texts.pageNames;
const newOnes: Readonly<Record<string, string>> = texts.newNames;

/** The breadcrumb of a page, from its path. */
export function trailOf(path: string): readonly Crumb[] {
  const segments = path.split('/').filter(Boolean).slice(1).map(decodeURIComponent);
  if (segments.length === 0) return [{ label: texts.navigation.overview, to: undefined }];
  return segments.flatMap((segment, i) => {
    if (isType(segments, i)) return [];
    const isLast = i === segments.length - 1;
    const label = isId(segments, i) ? segment : nameOf(segments, i);
    return [{ label, to: isLast || !hasPage(segments, i) ? undefined : pathTo(segments, i) }];
  });
}

/** OAuth clients of a user are those that the user has authorized. */
const nameOf = ([section, ...below]: readonly string[], i: number): string => {
  const segment = [section, ...below][i] ?? '';
  return section === 'account' && segment === 'clients'
    ? texts.authorizedClients
    : (nameOfNew(segment, below[i - 2] ?? section) ?? names[segment] ?? segment);
};

/** Phones show the last entry alone, so it says what is new. */
const nameOfNew = (segment: string, collection = ''): string | undefined =>
  segment === '-new' ? newOnes[collection] : undefined;

const isCreation = (segment = ''): boolean => segment.startsWith('-');

const isType = (segments: readonly string[], i: number): boolean =>
  i === 1 && typed.includes(segments[0] ?? '') && !isCreation(segments[1]);

function isId(segments: readonly string[], i: number): boolean {
  if (i === 0 || isCreation(segments[i])) return false;
  if (i === 2 && isType(segments, 1)) return true;
  return collections.includes(segments[i - 1] ?? '') && !isId(segments, i - 1);
}

/** Members of an organization are on its own page; organizations of an application are on that of its collaborators. */
const hasPage = (segments: readonly string[], i: number): boolean =>
  isId(segments, i) || !['users', 'members', ...(i > 0 ? ['organizations'] : [])].includes(segments[i] ?? '');

const pathTo = (segments: readonly string[], i: number): string =>
  `/console/${segments
    .slice(0, i + 1)
    .map(encodeURIComponent)
    .join('/')}`;
