import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useConsole } from '../console.js';
import { deviceQuery, type refreshing } from './devices.queries.js';

const route = getRouteApi('/signed-in/console/applications/$appId/devices/$devId');

/** Ids of the device of the URL. */
export const useDeviceName = () => route.useParams();

/** The device of the URL. Forms must not use `refreshing`, which refreshes their values. */
export function useDeviceQuery(freshness: Partial<typeof refreshing> = {}) {
  const { handler } = useConsole();
  const { appId, devId } = useDeviceName();
  return useQuery({ ...deviceQuery(handler, appId, devId), ...freshness });
}
