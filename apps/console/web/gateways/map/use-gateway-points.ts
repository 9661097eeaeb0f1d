import type { MapPoint } from '../../map/map-point.js';
import { useSummaries } from '../status/use-summaries.js';
import { gatewayPoints, type PlacedGateway } from './gateway-points.js';

/** The gateways that have a location, with their live status where it can be read. */
export const useGatewayPoints = (gateways: readonly PlacedGateway[]): readonly MapPoint[] =>
  gatewayPoints(gateways, useSummaries(gatewayPoints(gateways).map(({ id }) => id)) ?? new Map());
