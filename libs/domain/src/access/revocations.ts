import { isServiceName } from '../identifiers/components.js';
import type { Claims, Right, RightsById } from './rights.js';
import { type EntityKind, scopeOf } from './scopes.js';
import { datedBackSeconds } from './token-times.js';

/** Ends tokens that were issued before a position of the revocation feed. */
export interface Revocation {
  readonly position: number;
  /** The claim value by which tokens are matched. */
  readonly subject: string;
  /** The rights on an entity that are left to these tokens; empty when nothing is. */
  readonly rights: readonly string[];
}

/** Finds the last revocation of a subject. */
export type FindRevocation = (subject: string) => Revocation | undefined;

/** Type of the tokens of clients that act for themselves (RFC 6749, 4.4). */
export const clientType = 'client';

/** Subject of such a token. It is not the id of a user, and revocations name it like a collaborator. */
export const clientSubject = (clientId: string): string => `client:${clientId}`;

const entityOf = (kind: EntityKind, id: string): string => `entity:${kind}/${id}`;

/** Whether a revocation is of a component, whose tokens live longer than all others. */
export const isComponentSubject = (subject: string): boolean =>
  /^(?:component:|entity:components\/)/.test(subject);

/** The position of the revocation feed that a token is as old as. A token that does not name one goes by its date. */
export const revisionOf = ({ revision, issuedAt }: Claims): number =>
  revision ?? ((issuedAt ?? 0) + datedBackSeconds) * 1000;

/** The subjects whose revocation ends the whole token. */
export function subjectsOf(claims: Claims): readonly string[] {
  const { type = 'user', subject, client, keyName, apps } = claims;
  if (type === 'app')
    return [...apps.keys()].flatMap((id) => [entityOf('apps', id), `access-key:${id}/${keyName ?? ''}`]);
  if (type === 'gateway') return [entityOf('gateways', subject), `gateway:${subject}`];
  if (isServiceName(type)) return [entityOf('components', subject), `component:${subject}`];
  if (type === clientType) return [`client:${client ?? ''}`];
  return client === undefined ? [`user:${subject}`] : [`user:${subject}`, `client:${client}`];
}

/**
 * The claims without rights revoked since the token was issued; undefined when the token is revoked as a whole. A user's
 * token survives the removal of rights on one entity: it keeps those that the user has kept, and all other entities.
 */
export function afterRevocations(claims: Claims, find: FindRevocation): Claims | undefined {
  const revision = revisionOf(claims);
  const later: FindRevocation = (subject) => {
    const found = find(subject);
    return found && found.position > revision ? found : undefined;
  };
  if (subjectsOf(claims).some((subject) => later(subject))) return undefined;
  const kept = {
    apps: keptRights('apps', claims, later),
    gateways: keptRights('gateways', claims, later),
    components: keptRights('components', claims, later),
  };
  const isWhole = kept.apps === claims.apps && kept.gateways === claims.gateways;
  if (isWhole && kept.components === claims.components) return claims;
  return { ...claims, ...kept, scopes: claims.scopes.filter((scope) => !isLost(scope, claims, kept)) };
}

/** The same map when nothing of it was revoked. */
function keptRights<K extends EntityKind>(kind: K, claims: Claims, later: FindRevocation): Claims[K] {
  const all: RightsById<Right> = claims[kind];
  let changed: Map<string, readonly Right[]> | undefined;
  for (const [id, rights] of all) {
    const found = later(entityOf(kind, id)) ?? later(`collaborator:${kind}/${id}/${claims.subject}`);
    if (!found) continue;
    changed ??= new Map(all);
    const left = rights.filter((right) => found.rights.includes(right));
    if (left.length > 0) changed.set(id, left);
    else changed.delete(id);
  }
  return (changed ?? all) as Claims[K];
}

type Kept = Pick<Claims, EntityKind>;

/** Whether the scope names an entity on which no right is left. */
const isLost = (scope: string, claims: Claims, kept: Kept): boolean =>
  (['apps', 'gateways', 'components'] as const).some((kind) =>
    [...claims[kind].keys()].some((id) => scope === scopeOf({ kind, id }) && !kept[kind].has(id)),
  );
