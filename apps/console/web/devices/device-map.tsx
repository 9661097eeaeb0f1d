import type { Device } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { mapTexts as words } from '../map/map.texts.js';
import { PointsSection } from '../map/points-section.js';
import { stateOf } from './device.js';
import { locatedDevicesQuery } from './devices.queries.js';

/** Where a device is, if that is set. */
export function DevicePlace({ device }: { device: Device }) {
  const { dev_id: id, latitude = 0, longitude = 0 } = device;
  if (latitude === 0 && longitude === 0) return undefined;
  const status = stateOf(device, Date.now());
  const point = { id, label: id, latitude, longitude, kind: 'device' as const, status };
  return <PointsSection title={words.place} points={[point]} />;
}

/** The devices of an application that have a location. */
export function DeviceMap({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const { data } = useQuery(locatedDevicesQuery(handler, appId));
  if (!data) return undefined;
  const now = Date.now();
  const points = data.items.map((device) => {
    const { dev_id: id, latitude = 0, longitude = 0 } = device;
    return { id, label: id, latitude, longitude, kind: 'device' as const, status: stateOf(device, now) };
  });
  return <PointsSection title={words.devices(points.length, data.total)} points={points} />;
}
