import { defineError, notValid } from '@fieldpost/errors';
import type { AppId } from '../identifiers/ids.js';

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

/** The entities of one kind that a token speaks for, each with the rights on it. */
export type RightsById<R extends Right> = ReadonlyMap<string, readonly R[]>;

/** Who is calling, as the token says. Immutable, and the only thing authorization looks at. */
export interface Claims {
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
  /** What is told of the token itself (`jti`); components and gateways have none. */
  readonly tokenId?: string | undefined;
  /** Whether it was made of an access key that ends, or is good at some addresses only, of which tokens do not know. */
  readonly isOfBoundKey?: boolean | undefined;
  /** Position of the revocation feed when its grant was read (`rev`): the token reflects every revocation up to it. */
  readonly revision?: number | undefined;
  /** The name of the access key that it was made of. */
  readonly keyName?: string | undefined;
}

const noAppRight = defineError(
  'no_app_right',
  'permission_denied',
  'permission denied: No "{right}" rights to Application "{app_id}"',
);

/** What the claims say of an application; nothing where they do not name it. */
export const appRightsOf = (claims: Claims, appId: AppId): readonly AppRight[] =>
  claims.apps.get(appId) ?? [];

/**
 * A right counts only under the scope of its own application: `apps` alone is not enough
 * (docs/protocol/tokens.md#scopes).
 */
export const hasAppRight = (claims: Claims, appId: AppId, right: AppRight): boolean =>
  claims.scopes.includes(`apps:${appId}`) && appRightsOf(claims, appId).includes(right);

export function requireAppRight(claims: Claims, appId: AppId, right: AppRight): void {
  if (!hasAppRight(claims, appId, right)) throw noAppRight({ right, app_id: appId });
}

/** Nobody gives away what they do not have: asked before rights are put on a key or a collaborator. */
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
