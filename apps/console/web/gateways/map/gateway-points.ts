import type { Gateway } from '../../api/account.js';
import type { GatewaySummary } from '../../api/network.js';
import type { MapPoint } from '../../map/map-point.js';

type Live = Pick<GatewaySummary, 'connected' | 'last_seen'>;

/** What the map needs of a gateway. */
export type PlacedGateway = Pick<Gateway, 'id' | 'activated' | 'antenna_location'>;

/** The gateways that have a location, as points of a map, with what is known of their live status. */
export const gatewayPoints = (
  gateways: readonly PlacedGateway[],
  summaries: ReadonlyMap<string, Live | undefined> = new Map(),
): readonly MapPoint[] =>
  gateways.flatMap(({ id, activated, antenna_location: { latitude, longitude } = {} }) =>
    latitude === undefined || longitude === undefined
      ? []
      : [
          {
            ...{ id, label: id, latitude, longitude, kind: 'gateway' as const },
            status: statusOf(summaries.get(id), activated),
          },
        ],
  );

function statusOf(live: Live | undefined, activated: boolean | undefined): MapPoint['status'] {
  if (live?.connected) return 'connected';
  if (live && live.last_seen !== null) return 'not_connected';
  return live || activated === false ? 'never_seen' : undefined;
}
