import type { Device } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConsole } from '../../console.js';
import type { Column } from '../../lists/table/columns.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { runningSimulationsQuery } from '../simulation/simulated-device.queries.js';
import { deviceColumns } from './device-columns.js';

const none: readonly string[] = [];

/** Columns of the list of devices. Which of them are simulated is asked where there is a network app. */
export function useDeviceColumns(appId: string): readonly Column<Device>[] {
  const { network } = useConsole();
  const enabled = useNetworkApp() === true;
  const { data = none } = useQuery({ ...runningSimulationsQuery(network, appId), enabled });
  return useMemo(() => deviceColumns(data), [data]);
}
