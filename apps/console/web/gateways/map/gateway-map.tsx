import type { Gateway } from '../../api/account.js';
import { mapTexts } from '../../map/map.texts.js';
import { PointsSection } from '../../map/points-section.js';
import { useGatewayPoints } from './use-gateway-points.js';

/** The gateways that have a location, on a map with their live status; nothing without any. */
export const GatewayMap = ({ gateways }: { gateways: readonly Gateway[] }) => (
  <PointsSection title={mapTexts.gateways} points={useGatewayPoints(gateways)} />
);
