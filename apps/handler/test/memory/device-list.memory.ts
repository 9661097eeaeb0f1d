import { activeWithinMs, type DeviceState } from '@fieldpost/domain';
import {
  type DeviceList,
  type DevicePage,
  type DeviceSort,
  type ListedDevice,
  sortedCharacters,
} from '../../src/devices/devices.repository.js';

const valueOf: Readonly<Record<DeviceSort, (device: ListedDevice) => string | undefined>> = {
  dev_id: ({ devId }) => devId,
  description: ({ description }) => description.slice(0, sortedCharacters).toLowerCase() || undefined,
  dev_eui: ({ devEui }) => devEui,
  dev_addr: ({ devAddr }) => devAddr,
  last_seen: ({ lastSeen }) => lastSeen?.toISOString(),
};

/** Negative when `a` comes first; what has no value comes last in both directions. */
function compare(a: string | undefined, b: string | undefined, direction: 'up' | 'down'): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return a < b === (direction === 'up') ? -1 : 1;
}

const stateOf = ({ lastSeen }: ListedDevice): DeviceState => {
  if (lastSeen === undefined) return 'never_seen';
  return lastSeen.getTime() >= Date.now() - activeWithinMs ? 'active' : 'silent';
};

/** The same rules as those of the statements, over devices in memory. */
export function listedOf(all: readonly ListedDevice[], list: DeviceList): DevicePage {
  const { limit, offset, search = '', sort = 'dev_id', direction = 'up', state, isLocated } = list;
  const inState = all.filter(
    (device) =>
      (state === undefined || stateOf(device) === state) &&
      (!isLocated || device.latitude !== 0 || device.longitude !== 0),
  );
  const found = inState.filter(({ devId, description, devEui, devAddr = '' }) =>
    [devId, description, devEui, devAddr].some((text) => text.toLowerCase().includes(search.toLowerCase())),
  );
  found.sort(
    (a, b) => compare(valueOf[sort](a), valueOf[sort](b), direction) || compare(a.devId, b.devId, 'up'),
  );
  return { devices: found.slice(offset, limit > 0 ? offset + limit : undefined), total: found.length };
}
