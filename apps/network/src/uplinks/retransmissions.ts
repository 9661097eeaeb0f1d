import { LRUCache } from 'lru-cache';
import { deviceName } from '../devices/device.js';
import type { IdentifiedUplink } from '../devices/identified-uplink.js';

/** Devices whose last retransmissions are counted. */
const mostDevices = 20_000;
/** A device sends a frame up to 15 times (NbTrans). */
const mostOfFrame = 16;

/**
 * Limits how often a frame is acknowledged again: a recorded confirmed uplink could otherwise be
 * replayed to make gateways transmit as long as the device sends nothing new.
 */
export class Retransmissions {
  private readonly counts = new LRUCache<string, { readonly fCnt: number; readonly times: number }>({
    max: mostDevices,
  });

  /** Whether the frame is new, or was not repeated too often; counts it. */
  admits({ device, fCnt, counter }: IdentifiedUplink): boolean {
    if (counter !== 'retransmission') return true;
    const name = deviceName(device);
    const last = this.counts.get(name);
    const times = last?.fCnt === fCnt ? last.times + 1 : 1;
    this.counts.set(name, { fCnt, times });
    return times <= mostOfFrame;
  }
}
