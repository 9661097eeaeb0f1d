import {
  type EntityKind,
  type GeneralScope,
  maxEntitiesPerToken,
  scopeOf,
  scopesByDefault,
  type ScopeRequest,
  type SpecificScope,
} from '@fieldpost/domain';
import { reject, type Rejection } from './rejection.js';

/** An entity that the user collaborates on. */
export interface Collaboration extends SpecificScope {
  readonly rights: readonly string[];
  readonly isDeleted: boolean;
}

export type RightsById = Readonly<Record<string, readonly string[]>>;

/** Scopes of a token, general ones first, with the rights of each entity that they name. */
export interface GrantedScopes {
  readonly scopes: readonly string[];
  readonly rights: Readonly<Record<EntityKind, RightsById>>;
}

const rightsOf = (collaborations: readonly Collaboration[], kind: EntityKind): RightsById => {
  const ofKind = collaborations.filter((one) => one.kind === kind && !one.isDeleted);
  return Object.fromEntries(ofKind.map(({ id, rights }) => [id, rights]));
};

const granted = (
  general: readonly GeneralScope[],
  collaborations: readonly Collaboration[],
): GrantedScopes => ({
  scopes: [...general, ...collaborations.map(scopeOf)],
  rights: {
    apps: rightsOf(collaborations, 'apps'),
    components: rightsOf(collaborations, 'components'),
    gateways: rightsOf(collaborations, 'gateways'),
  },
});

/**
 * The scopes of the client except those of OpenID Connect, with the entities of the user (docs/protocol/tokens.md#entities-per-token). With
 * more than ten entities the token names none, and must be restricted before it can be used for one.
 */
export const grantAll = (
  available: readonly GeneralScope[],
  collaborations: readonly Collaboration[],
): GrantedScopes =>
  granted(scopesByDefault(available), collaborations.length > maxEntitiesPerToken ? [] : collaborations);

/**
 * A deleted application is granted as a scope without rights to users with the right `delete`: restoring needs the scope, and
 * reads the right from the database.
 */
const isGrantable = ({ isDeleted, rights }: Collaboration): boolean =>
  !isDeleted || rights.includes('delete');

const unavailable = (scope: string): Rejection => reject('SCOPE', `scope "${scope}" is not available`);

/** Exactly the requested scopes, or a rejection that names the first one that client or user lack. */
export function grantRequested(
  { general, specific }: ScopeRequest,
  available: readonly GeneralScope[],
  collaborations: readonly Collaboration[],
): GrantedScopes | Rejection {
  const missing = general.find((scope) => !available.includes(scope));
  if (missing !== undefined) return unavailable(missing);
  const found: Collaboration[] = [];
  for (const wanted of specific) {
    const collaboration = collaborations.find(({ kind, id }) => kind === wanted.kind && id === wanted.id);
    if (!available.includes(wanted.kind) || !collaboration || !isGrantable(collaboration))
      return unavailable(scopeOf(wanted));
    found.push(collaboration);
  }
  return granted(general, found);
}

/** All of the available kinds where nothing is requested, otherwise exactly what is requested. */
export const grantScopes = (
  { scopes: available }: { readonly scopes: readonly GeneralScope[] },
  request: ScopeRequest,
  collaborations: readonly Collaboration[],
): GrantedScopes | Rejection =>
  request.general.length + request.specific.length === 0
    ? grantAll(
        available,
        collaborations.filter(({ kind }) => available.includes(kind)),
      )
    : grantRequested(request, available, collaborations);
