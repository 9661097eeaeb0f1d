import { isSet, type Radio } from '@fieldpost/domain';
import { queryOptions } from '@tanstack/react-query';
import { answered, isNotFound } from '../../api/failure.js';
import type { NetworkApi } from '../../api/network.js';
import { keyOf } from '../../applications/applications.queries.js';
import type { DeviceName } from '../devices.queries.js';

const path = '/network/applications/{app_id}/devices/{dev_id}/simulation';
/** How often the state is read again while the device is simulated, and while it is not. */
const [runningMs, idleMs] = [5_000, 15_000];

const named = ({ appId, devId }: DeviceName) => ({ path: { app_id: appId, dev_id: devId } });

const readSimulation = (network: NetworkApi, name: DeviceName, signal: AbortSignal) =>
  answered(network.GET(path, { params: named(name), signal }));

/** The simulated device of a registered one, which others may start and stop too. */
export const simulationQuery = (network: NetworkApi, name: DeviceName) =>
  queryOptions<ReadSimulation>({
    queryKey: [...keyOf(name.appId, 'simulation'), name.devId],
    staleTime: 0,
    // An unknown path stays unknown: that of the network app of the last release, during an update.
    refetchInterval: ({ state: { data, error } }) =>
      !isNotFound(error) && (data?.state === 'running' ? runningMs : idleMs),
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
