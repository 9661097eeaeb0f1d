import { type GatewayRight, type Location, scrambleLocation } from '@fieldpost/domain';
import type { Gateway } from './gateways.repository.js';
import type { GatewayDto } from './gateways.operations.js';

/** The reader of a gateway: the gateway itself, or a caller with these rights. */
export type Reader = 'itself' | readonly GatewayRight[];

const holds = (reader: Reader, right: GatewayRight): boolean => reader !== 'itself' && reader.includes(right);

/** Whether the reader is a collaborator: any right is enough. */
export const isMember = (reader: Reader): boolean => reader !== 'itself' && reader.length > 0;

/** Whether the reader sees key, token and update settings: readers who may change them, and the gateway itself. */
export const seesSettings = (reader: Reader): boolean =>
  reader === 'itself' || holds(reader, 'gateway:settings');

/** Semtech's UDP protocol has no other credentials than the EUI. */
const seesEui = (reader: Reader): boolean => reader === 'itself' || isMember(reader);

const seesStatus = ({ statusPublic }: Gateway, reader: Reader): boolean =>
  statusPublic || reader === 'itself' || holds(reader, 'gateway:status');

/** The exact location with the right to see it or when it is public, a scrambled one for other collaborators, else none. */
function locationFor(
  { location, locationPublic, scrambleSeed }: Gateway,
  reader: Reader,
): Location | undefined {
  if (location === null) return undefined;
  if (locationPublic || reader === 'itself' || holds(reader, 'gateway:location')) return location;
  return isMember(reader) ? scrambleLocation(location, scrambleSeed) : undefined;
}

/** The data that `reader` may see, except key, token and collaborators, which need further queries. */
export function viewOf(gateway: Gateway, frequencyPlanUrl: string, reader: Reader): GatewayDto {
  const { owner, autoUpdate, betaUpdates } = gateway;
  const antennaLocation = locationFor(gateway, reader);
  const seesOwner = gateway.ownerPublic || holds(reader, 'gateway:owner');
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
    ...(seesEui(reader) && { eui: gateway.eui }),
    ...(antennaLocation && { antenna_location: antennaLocation }),
    ...(seesOwner && owner && { owner }),
    ...(seesStatus(gateway, reader) && { activated: gateway.activated }),
    ...(seesSettings(reader) && { auto_update: autoUpdate, beta_updates: betaUpdates }),
  };
}
