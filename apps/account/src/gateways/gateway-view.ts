import { type GatewayRight, type Location, scrambleLocation } from '@fieldpost/domain';
import type { Gateway } from './gateways.repository.js';
import type { GatewayDto } from './gateways.operations.js';

/** Who looks at a gateway: with which rights on it, or as the gateway itself. */
export type Reader = 'itself' | readonly GatewayRight[];

const holds = (reader: Reader, right: GatewayRight): boolean => reader !== 'itself' && reader.includes(right);

/** Somebody with any right is one of the collaborators. */
export const isMember = (reader: Reader): boolean => reader !== 'itself' && reader.length > 0;

/** The key, the token and how the gateway is kept up to date: for who may change it, and for itself. */
export const seesSettings = (reader: Reader): boolean =>
  reader === 'itself' || holds(reader, 'gateway:settings');

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
