import { type LiveMessage, uplinkIn } from '../live-message.js';
import type { Reception } from '../uplink.js';

/** A gateway that received messages. */
export interface ReceivingGateway {
  readonly id: string;
  readonly count: number;
  /**
   * Time of the newest message in Unix milliseconds. Signal values and location are from that message as
   * well.
   */
  readonly lastAt: number;
  readonly rssi: number;
  readonly snr: number;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
}

const heard = (
  { gtw_id: id = '', rssi, snr, latitude, longitude }: Reception,
  at: number,
): ReceivingGateway => ({
  id,
  count: 1,
  lastAt: at,
  rssi,
  snr,
  latitude,
  longitude,
});

/** Gateways that received the messages (newest first), sorted by number of messages. */
export function gatewaysIn(messages: readonly LiveMessage[]): readonly ReceivingGateway[] {
  const found = new Map<string, ReceivingGateway>();
  for (const message of messages) {
    for (const reception of uplinkIn(message)?.metadata.gateways ?? []) {
      const known = found.get(reception.gtw_id ?? '');
      const next = known ? { ...known, count: known.count + 1 } : heard(reception, message.at);
      found.set(next.id, next);
    }
  }
  return [...found.values()].sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
}

/** Last known location of each device in the messages (newest first). */
export function devicesIn(messages: readonly LiveMessage[]) {
  const found = new Map<string, { readonly latitude: number; readonly longitude: number }>();
  for (const message of messages) {
    const { latitude, longitude } = uplinkIn(message)?.metadata ?? {};
    if (latitude === undefined || longitude === undefined || found.has(message.devId)) continue;
    found.set(message.devId, { latitude, longitude });
  }
  return [...found].map(([id, place]) => ({ id, ...place }));
}
