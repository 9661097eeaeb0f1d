import { isSet, type Radio } from '@fieldpost/domain';
import { queryOptions } from '@tanstack/react-query';
import { answered } from '../../api/failure.js';
import type { NetworkApi } from '../../api/network.js';
import { keyOf } from '../../applications/applications.queries.js';
import type { DeviceName } from '../devices.queries.js';

const path = '/network/applications/{app_id}/devices/{dev_id}/simulation';
const everyMs = 5_000;

const named = ({ appId, devId }: DeviceName) => ({ path: { app_id: appId, dev_id: devId } });

const readSimulation = (network: NetworkApi, name: DeviceName, signal: AbortSignal) =>
  answered(network.GET(path, { params: named(name), signal }));

/** The simulated device of a registered one, which others may start and stop too. */
export const simulationQuery = (network: NetworkApi, name: DeviceName) =>
  queryOptions({
    queryKey: [...keyOf(name.appId, 'simulation'), name.devId],
    staleTime: 0,
    refetchInterval: everyMs,
    queryFn: ({ signal }) => readSimulation(network, name, signal),
  });

export type ReadSimulation = Awaited<ReturnType<typeof readSimulation>>;

/** Starts it with the keys of the device. */
export function startSimulation(network: NetworkApi, name: DeviceName, radio: Radio) {
  const { app_eui, dev_eui, app_key, app_s_key } = radio;
  const keys = isSet(app_key) ? { app_key } : { ...(isSet(app_s_key) && { app_s_key }) };
  const body = { app_eui: app_eui ?? '', dev_eui: dev_eui ?? '', ...keys };
  return answered(network.POST(path, { params: named(name), body }));
}

export const stopSimulation = (network: NetworkApi, name: DeviceName) =>
  answered(network.DELETE(path, { params: named(name) }));
