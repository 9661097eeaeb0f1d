import { defineError, notValid } from '@fieldpost/errors';
import type { TokenLogin } from '../logins/step-up.js';
import type { AppId, ComponentId, GatewayId } from '../identifiers/ids.js';

/** Rights on an application, in the order of the specification. */
export const appRights = [
  'settings',
  'delete',
  'collaborators',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
  'devices',
] as const;
export type AppRight = (typeof appRights)[number];

/** Rights on a gateway, in the order of the specification. */
export const gatewayRights = [
  'gateway:settings',
  'gateway:delete',
  'gateway:collaborators',
  'gateway:status',
  'gateway:location',
  'gateway:owner',
  'gateway:messages',
] as const;
export type GatewayRight = (typeof gatewayRights)[number];

/** Rights on a network component (docs/protocol/account-api.md#rights for the third). */
export const componentRights = ['component:settings', 'component:delete', 'component:collaborators'] as const;
export type ComponentRight = (typeof componentRights)[number];

export type Right = AppRight | GatewayRight | ComponentRight;

/** The entities of one kind that a token names, each with the rights on it. */
export type RightsById<R extends Right> = ReadonlyMap<string, readonly R[]>;

/** The caller, as described by the token. Immutable; authorization uses nothing else. */
export interface Claims extends TokenLogin {
  readonly issuer: string;
  readonly subject: string;
  readonly type: string | undefined;
  readonly client: string | undefined;
  readonly username: string | undefined;
  readonly scopes: readonly string[];
  readonly apps: RightsById<AppRight>;
  readonly gateways: RightsById<GatewayRight>;
  readonly components: RightsById<ComponentRight>;
  readonly interchangeable: boolean;
  /** Unix seconds; undefined for a token that never expires. */
  readonly expiresAt: number | undefined;
  readonly issuedAt: number | undefined;
  /** Token id (`jti`); tokens of components and gateways have none. */
  readonly tokenId?: string | undefined;
  /** Whether it was made from an access key that expires or is bound to addresses, which the token itself does not say. */
  readonly isOfBoundKey?: boolean | undefined;
  /** Position of the revocation feed when its grant was read (`rev`): the token reflects every revocation up to it. */
  readonly revision?: number | undefined;
  /** The only API that may accept it (`aud`); undefined for every API of the network, as in v2. */
  readonly audience?: string | undefined;
  /** The name of the access key that it was made of. */
  readonly keyName?: string | undefined;
}

const noAppRight = defineError(
  'no_app_right',
  'permission_denied',
  'permission denied: No "{right}" rights to Application "{app_id}"',
);

/** Rights on an application; none when the claims do not name it. */
export const appRightsOf = (claims: Claims, appId: AppId): readonly AppRight[] =>
  claims.apps.get(appId) ?? [];

/** The same of a gateway. */
export const gatewayRightsOf = (claims: Claims, gatewayId: GatewayId): readonly GatewayRight[] =>
  claims.gateways.get(gatewayId) ?? [];

/** The same of a network component. */
export const componentRightsOf = (claims: Claims, componentId: ComponentId): readonly ComponentRight[] =>
  claims.components.get(componentId) ?? [];

/**
 * A right counts only under the scope of its own application: `apps` without an id is not enough
 * (docs/protocol/tokens.md#scopes).
 */
export const hasAppRight = (claims: Claims, appId: AppId, right: AppRight): boolean =>
  claims.scopes.includes(`apps:${appId}`) && appRightsOf(claims, appId).includes(right);

export function requireAppRight(claims: Claims, appId: AppId, right: AppRight): void {
  if (!hasAppRight(claims, appId, right)) throw noAppRight({ right, app_id: appId });
}

/** Callers can grant only rights that they hold; checked before keys and collaborators are changed. */
export function requireAppRights(claims: Claims, appId: AppId, rights: readonly AppRight[]): void {
  for (const right of rights) requireAppRight(claims, appId, right);
}

const isOneOf = <R extends string>(list: readonly R[], raw: string): raw is R =>
  (list as readonly string[]).includes(raw);

export const isAppRight = (raw: string): raw is AppRight => isOneOf(appRights, raw);
export const isGatewayRight = (raw: string): raw is GatewayRight => isOneOf(gatewayRights, raw);
export const isComponentRight = (raw: string): raw is ComponentRight => isOneOf(componentRights, raw);

function parseRights<R extends Right>(known: readonly R[], raw: readonly string[]): readonly R[] {
  const unknown = raw.find((right) => !isOneOf(known, right));
  if (unknown !== undefined) throw notValid({ argument: 'Rights', reason: `unknown right "${unknown}"` });
  return known.filter((right) => raw.includes(right));
}

/** Reads a list of application rights: known ones only, each once, in the order of the specification. */
export const parseAppRights = (raw: readonly string[]): readonly AppRight[] => parseRights(appRights, raw);

/** The same for rights on a gateway. */
export const parseGatewayRights = (raw: readonly string[]): readonly GatewayRight[] =>
  parseRights(gatewayRights, raw);

/** The same for rights on a component. */
export const parseComponentRights = (raw: readonly string[]): readonly ComponentRight[] =>
  parseRights(componentRights, raw);

/** The rights that a change gives and takes without the editor holding them; each the first one, undefined when all are held. */
export interface UnheldRights<R extends string> {
  readonly given: R | undefined;
  readonly taken: R | undefined;
}

/** Editors of rights may give and take only rights that they hold (`held`); callers decide about exceptions. */
export function unheldRights<R extends string>(
  before: readonly R[],
  after: readonly R[],
  held: readonly R[],
): UnheldRights<R> {
  const isUnheld = (right: R): boolean => !held.includes(right);
  return {
    given: after.find((right) => !before.includes(right) && isUnheld(right)),
    taken: before.find((right) => !after.includes(right) && isUnheld(right)),
  };
}
