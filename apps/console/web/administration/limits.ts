import { limitsTexts as words } from './administration.texts.js';

/** What users and organizations may create a limited number of. */
export type LimitedKind = keyof typeof words.kinds;
/** Limits that were set for one user or organization; the others are those of the settings. */
export type Limits = { readonly [kind in LimitedKind]?: number | undefined };
/** `null` is the limit of the settings. */
export type LimitChanges = { readonly [kind in LimitedKind]?: number | null };

/** What organizations may create a limited number of. */
export const limitsOfOrganization = ['applications', 'gateways', 'access_keys', 'devices'] as const;

/** The limits that were set, as one line. */
export function limitsOf(limits: Limits, kinds: readonly LimitedKind[]): string {
  const set = kinds.flatMap((kind) => {
    const limit = limits[kind];
    return limit === undefined ? [] : `${words.kinds[kind]}: ${limit === 0 ? words.unlimited : limit}`;
  });
  return set.join(', ') || words.defaults;
}
