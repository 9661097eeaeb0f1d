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

const refetchMs = (error: unknown, isRunning: boolean): number | false =>
  // An unknown path stays unknown: that of the network app of the last release, during an update.
  !isNotFound(error) && (isRunning ? runningMs : idleMs);

const readSimulation = (network: NetworkApi, name: DeviceName, signal: AbortSignal) =>
  answered(network.GET(path, { params: named(name), signal }));

/** The simulated device of a registered one, which others may start and stop too. */
export const simulationQuery = (network: NetworkApi, name: DeviceName) =>
  queryOptions<ReadSimulation>({
    queryKey: [...keyOf(name.appId, 'simulation'), name.devId],
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => refetchMs(error, data?.state === 'running'),
    queryFn: ({ signal }) => readSimulation(network, name, signal),
  });

export type ReadSimulation = Awaited<ReturnType<typeof readSimulation>>;

/** Ids of the devices of an application that are simulated now. They are read again while there are some, and when the page gets the focus. */
export const runningSimulationsQuery = (network: NetworkApi, appId: string) =>
  queryOptions<readonly string[]>({
    queryKey: keyOf(appId, 'simulations'),
    staleTime: 0,
    refetchInterval: ({ state: { data = [] } }) => data.length > 0 && runningMs,
    refetchOnWindowFocus: ({ state: { error } }) => !isNotFound(error),
    queryFn: async ({ signal }) => {
      const params = { path: { app_id: appId } };
      const { simulations } = await answered(
        network.GET('/network/applications/{app_id}/simulations', { params, signal }),
      );
      return simulations.map(({ dev_id }) => dev_id);
    },
  });

/** Starts it with the keys of the device. */
export function startSimulation(network: NetworkApi, name: DeviceName, radio: Radio) {
  const { app_eui, dev_eui, app_key, app_s_key } = radio;
  const keys = isSet(app_key) ? { app_key } : { ...(isSet(app_s_key) && { app_s_key }) };
  const body = { app_eui: app_eui ?? '', dev_eui: dev_eui ?? '', ...keys };
  return answered(network.POST(path, { params: named(name), body }));
}

export const stopSimulation = (network: NetworkApi, name: DeviceName) =>
  answered(network.DELETE(path, { params: named(name) }));
