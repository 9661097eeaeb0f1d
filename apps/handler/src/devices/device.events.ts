import { isDeepStrictEqual } from 'node:util';
import type { Device } from './device.js';

/**
 * Data of a `create` or `update` event (docs/protocol/events.md#event-data): the location of the device, as far as it is
 * known.
 */
export interface DeviceEvent {
  readonly latitude?: number;
  readonly longitude?: number;
  readonly altitude?: number;
  /** RFC 3339 in UTC. */
  readonly update_at: string;
}

const never = '0001-01-01T00:00:00Z';
const places = ['latitude', 'longitude', 'altitude'] as const;

const toTime = (now: number): string => new Date(now).toISOString().replace(/\.?0{1,3}Z$/, 'Z');

/** `now` in Unix milliseconds. */
export const createEvent = (device: Device, now: number): DeviceEvent => ({
  ...Object.fromEntries(places.filter((part) => device[part] !== 0).map((part) => [part, device[part]])),
  update_at: toTime(now),
});

/** The changed parts only; the zero time when nothing changed at all. */
export const updateEvent = (before: Device, after: Device, now: number): DeviceEvent => ({
  ...Object.fromEntries(
    places.filter((part) => before[part] !== after[part]).map((part) => [part, after[part]]),
  ),
  update_at: isDeepStrictEqual(before, after) ? never : toTime(now),
});
