import type { Gateway } from '../api/account.js';
import type { MapPoint } from '../map/map-point.js';

/** The gateways that have a location, as points of a map. */
export const gatewayPoints = (gateways: readonly Gateway[]): readonly MapPoint[] =>
  gateways.flatMap(({ id, activated, antenna_location: { latitude, longitude } = {} }) =>
    latitude === undefined || longitude === undefined
      ? []
      : [
          {
            ...{ id, label: id, latitude, longitude, kind: 'gateway' as const },
            ...(activated === false && { status: 'never_seen' as const }),
          },
        ],
  );
