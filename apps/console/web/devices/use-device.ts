import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { deviceQuery, type lively } from './devices.queries.js';

const route = getRouteApi('/signed-in/console/applications/$appId/devices/$devId');

/** The ids of the device that the address is about. */
export const useDeviceName = () => route.useParams();

/** The device that the address is about, as it comes; a form must not be given `lively`, which would change under it. */
export function useDeviceQuery(freshness: Partial<typeof lively> = {}) {
  const { handler } = useConsole();
  const { appId, devId } = useDeviceName();
  return useQuery({ ...deviceQuery(handler, appId, devId), ...freshness });
}
