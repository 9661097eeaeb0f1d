import type { Gateway } from '../../api/account.js';
import { mapTexts } from '../../map/map.texts.js';
import { PointsMap, PointsSection } from '../../map/points-section.js';
import type { KnownGateway } from '../gateways.queries.js';
import { useGatewayPoints, usePointOf } from './use-gateway-points.js';

/** The gateways that have a location, on a map with their live status; nothing without any. */
export const GatewayMap = ({ gateways }: { gateways: readonly Gateway[] }) => (
  <PointsSection title={mapTexts.gateways} points={useGatewayPoints(gateways)} />
);

/** One gateway that has a location, on a map with its live status. */
export const PlaceMap = ({ title, gateway }: { title: string; gateway: KnownGateway }) => (
  <PointsMap title={title} points={usePointOf(gateway)} />
);
