import { z } from 'zod';
import { deviceSorts } from '../../devices/devices.repository.js';
import type { DeviceListRequest } from '../grpc/application-manager.grpc.js';
import { flag, readQuery } from './http-request.js';

const longestSearch = 128;
const searchRule = `should have at most ${longestSearch} characters`;
const sortRule = `should be one of ${deviceSorts.join(', ')}, with - before it for the other direction`;

const listQuery = z.object({
  search: z.string(searchRule).trim().max(longestSearch, searchRule).optional(),
  sort: z.enum([...deviceSorts, ...deviceSorts.map((sort) => `-${sort}` as const)], sortRule).optional(),
  keys: flag,
  last_seen: flag,
});

/** The parameters of a list of devices beyond the paging of v2. */
export function readDeviceListRequest(query: unknown): DeviceListRequest {
  const { search, sort, keys, last_seen } = readQuery(listQuery, query);
  return {
    search,
    sort: deviceSorts.find((known) => known === sort?.replace('-', '')),
    direction: sort?.startsWith('-') ? 'down' : 'up',
    keys: keys === 'false' ? 'left_out' : 'shown',
    lastSeen: last_seen === 'true' ? 'shown' : 'left_out',
  };
}

/** Whether a request for one device wants its keys, which v2 always returns. */
export const readKeysWish = (query: unknown): 'shown' | 'left_out' =>
  readQuery(z.object({ keys: flag }), query).keys === 'false' ? 'left_out' : 'shown';
