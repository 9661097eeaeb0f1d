import { type GatewayRight, type Location, scrambleLocation } from '@fieldpost/domain';
import type { CollaboratorDto } from '../collaborators/collaborators.dto.js';
import type { Attributes } from './gateway-settings.js';
import type { Gateway, Owner } from './gateways.repository.js';

/** Who looks at a gateway: with which rights on it, or as the gateway itself. */
export type Reader = 'itself' | readonly GatewayRight[];

const holds = (reader: Reader, right: GatewayRight): boolean => reader !== 'itself' && reader.includes(right);

/** Somebody with any right is one of the collaborators. */
export const isMember = (reader: Reader): boolean => reader !== 'itself' && reader.length > 0;

/** The key, the token and how the gateway is kept up to date: for who may change it, and for itself. */
export const seesSettings = (reader: Reader): boolean =>
  reader === 'itself' || holds(reader, 'gateway:settings');

/** Only an id: where a router is reached is what discovery knows. */
export interface RouterDto {
  readonly id: string;
}

/** The token that a gateway sends to routers. */
export interface GatewayTokenDto {
  readonly access_token: string;
  /** Whole seconds. */
  readonly expires_in: number;
}

/** The new key of a gateway. */
export interface GatewayKeyDto {
  readonly key: string;
}

/** A gateway as the specification lists its fields; the optional ones depend on who looks. */
export interface GatewayDto {
  readonly id: string;
  readonly frequency_plan: string;
  readonly frequency_plan_url: string;
  readonly location_public: boolean;
  readonly status_public: boolean;
  readonly owner_public: boolean;
  readonly attributes: Attributes;
  readonly router: RouterDto | null;
  readonly fallback_routers: readonly RouterDto[];
  readonly antenna_location?: Location;
  readonly owner?: Owner;
  readonly activated?: boolean;
  readonly auto_update?: boolean;
  readonly beta_updates?: boolean;
  readonly key?: string;
  readonly token?: GatewayTokenDto;
  readonly collaborators?: readonly CollaboratorDto[];
}

/**
 * The true location for those who may see it or when it is public, a scrambled one for other collaborators, none for
 * anybody else.
 */
function locationFor(
  { location, locationPublic, scrambleSeed }: Gateway,
  reader: Reader,
): Location | undefined {
  if (location === null) return undefined;
  if (locationPublic || reader === 'itself' || holds(reader, 'gateway:location')) return location;
  return isMember(reader) ? scrambleLocation(location, scrambleSeed) : undefined;
}

/** What `reader` may see without asking anything else: no key, no token, no collaborators. */
export function viewOf(gateway: Gateway, frequencyPlanUrl: string, reader: Reader): GatewayDto {
  const { owner, autoUpdate, betaUpdates } = gateway;
  const antennaLocation = locationFor(gateway, reader);
  const seesOwner = gateway.ownerPublic || holds(reader, 'gateway:owner');
  const seesStatus = gateway.statusPublic || reader === 'itself' || holds(reader, 'gateway:status');
  return {
    id: gateway.id,
    frequency_plan: gateway.frequencyPlan,
    frequency_plan_url: frequencyPlanUrl,
    location_public: gateway.locationPublic,
    status_public: gateway.statusPublic,
    owner_public: gateway.ownerPublic,
    attributes: gateway.attributes,
    router: gateway.router === null ? null : { id: gateway.router },
    fallback_routers: gateway.fallbackRouters.map((id) => ({ id })),
    ...(antennaLocation && { antenna_location: antennaLocation }),
    ...(seesOwner && owner && { owner }),
    ...(seesStatus && { activated: gateway.activated }),
    ...(seesSettings(reader) && { auto_update: autoUpdate, beta_updates: betaUpdates }),
  };
}
