import {
  type EntityKind,
  entityKinds,
  type GeneralScope,
  maxEntitiesPerToken,
  scopeOf,
  type ScopeRequest,
  type SpecificScope,
} from '@fieldpost/domain';
import { reject, type Rejected } from './decision.js';

/** An entity that the user collaborates on. */
export interface Holding extends SpecificScope {
  readonly rights: readonly string[];
  readonly isDeleted: boolean;
}

export type RightsById = Readonly<Record<string, readonly string[]>>;

/** What goes into a token: scopes, general ones first, and the rights of every entity that they name. */
export interface Granted {
  readonly scopes: readonly string[];
  readonly rights: Readonly<Record<EntityKind, RightsById>>;
}

const rightsOf = (holdings: readonly Holding[], kind: EntityKind): RightsById => {
  const ofKind = holdings.filter((one) => one.kind === kind && !one.isDeleted);
  return Object.fromEntries(ofKind.map(({ id, rights }) => [id, rights]));
};

const granted = (general: readonly GeneralScope[], holdings: readonly Holding[]): Granted => ({
  scopes: [...general, ...holdings.map(scopeOf)],
  rights: {
    apps: rightsOf(holdings, 'apps'),
    components: rightsOf(holdings, 'components'),
    gateways: rightsOf(holdings, 'gateways'),
  },
});

/**
 * Everything the client may ask for and the user holds (docs/protocol/tokens.md#entities-per-token). Past ten entities
 * none is named: the token must be restricted before it can be used for one.
 */
export const grantAll = (available: readonly GeneralScope[], holdings: readonly Holding[]): Granted =>
  granted(available, holdings.length > maxEntitiesPerToken ? [] : holdings);

/**
 * An application that was deleted gives its scope, without any right, to whoever may delete it: restoring needs the scope
 * and looks the right up.
 */
const isHeld = ({ isDeleted, rights }: Holding): boolean => !isDeleted || rights.includes('delete');

const unavailable = (scope: string): Rejected => reject('SCOPE', `scope "${scope}" is not available`);

/** Exactly what was asked, each held by client and user, or a rejection that names the first that is not. */
export function grantWanted(
  { general, specific }: ScopeRequest,
  available: readonly GeneralScope[],
  holdings: readonly Holding[],
): Granted | Rejected {
  const missing = general.find((scope) => !available.includes(scope));
  if (missing !== undefined) return unavailable(missing);
  const found: Holding[] = [];
  for (const wanted of specific) {
    const holding = holdings.find(({ kind, id }) => kind === wanted.kind && id === wanted.id);
    if (!available.includes(wanted.kind) || !holding || !isHeld(holding)) return unavailable(scopeOf(wanted));
    found.push(holding);
  }
  return granted(general, found);
}

/** The kinds of entity that a client may name. */
export const availableKinds = (available: readonly GeneralScope[]): readonly EntityKind[] =>
  entityKinds.filter((kind) => available.includes(kind));
