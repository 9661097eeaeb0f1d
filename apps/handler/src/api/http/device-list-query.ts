import { deviceStates } from '@fieldpost/domain';
import { z } from 'zod';
import { deviceSorts } from '../../devices/devices.repository.js';
import type { DeviceListRequest, KeysWish } from '../grpc/application-manager.grpc.js';
import { flag, keysFlag, readQuery } from './http-request.js';

const longestSearch = 128;
const searchRule = `should have at most ${longestSearch} characters`;
const stateRule = `should be one of ${deviceStates.join(', ')}`;
const sortRule = `should be one of ${deviceSorts.join(', ')}, with - before it for the other direction`;

/** The query of a list of devices beyond the paging of v2. */
export const deviceListQuery = z.object({
  search: z
    .string(searchRule)
    .trim()
    .max(longestSearch, searchRule)
    .optional()
    .meta({ description: 'Part of an id, a description or an EUI.' }),
  sort: z
    .enum([...deviceSorts, ...deviceSorts.map((sort) => `-${sort}` as const)], sortRule)
    .optional()
    .meta({ description: 'A member to sort by, with `-` before it for the other direction.' }),
  state: z.enum(deviceStates, stateRule).optional().meta({
    description: 'Devices heard within 24 hours, heard before that, or never heard by this handler.',
  }),
  located: flag.meta({ description: '`true` for devices with a location alone.' }),
  keys: keysFlag,
  last_seen: flag.meta({ description: '`true` reads when each device was last heard.' }),
});

/** The query of a request for one device. */
export const deviceQuery = z.object({
  keys: z.enum(['true', 'false', 'if_recent']).optional().meta({
    description:
      '`false` leaves the keys out. So does `if_recent` after a login that is not recent enough for them, with the challenge of RFC 9470 in `WWW-Authenticate`.',
  }),
});

/** The parameters of a list of devices beyond the paging of v2. */
export function readDeviceListRequest(query: unknown): DeviceListRequest {
  const { search, sort, state, located, keys, last_seen } = readQuery(deviceListQuery, query);
  return {
    search,
    state,
    isLocated: located === 'true',
    sort: deviceSorts.find((known) => known === sort?.replace('-', '')),
    direction: sort?.startsWith('-') ? 'down' : 'up',
    keys: keys === 'false' ? 'left_out' : 'shown',
    lastSeen: last_seen === 'true' ? 'shown' : 'left_out',
  };
}

/** Whether a request for one device wants its keys, which v2 always returns. */
export function readKeysWish(query: unknown): KeysWish {
  const { keys } = readQuery(deviceQuery, query);
  if (keys === 'if_recent') return keys;
  return keys === 'false' ? 'left_out' : 'shown';
}
