import type { AppId, DevId } from '@fieldpost/domain';
import { LRUCache } from 'lru-cache';
import type { Offer } from '../devices/downlink.js';
import { deviceKey } from '../shared/device-queue.js';

/** The downlink counter that the next downlink will have, as far as this process knows. */
export interface CounterPosition {
  readonly offer: Offer;
  /** The count in the template that it was computed from. */
  readonly templateCounter: number;
}

/**
 * A template may not count the last downlink yet when the network made it before that one arrived. After this time, the
 * network has not counted the downlink.
 */
const behindMs = 10_000;

/** About 10 MB; for evicted devices only the count of the network is used. */
const mostRemembered = 65_536;

/** The last position of this process; a downlink that could not be sent is not counted. */
interface Reached extends CounterPosition {
  readonly isCounted: boolean;
  readonly at: number;
}

/** Downlinks that this process handed over or could not send. In memory only: it is lost in a crash. */
export class Handovers {
  private readonly reached = new LRUCache<string, Reached>({ max: mostRemembered });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * The position of the next downlink. When a device sends again before its downlink was counted, the template does not
   * include that downlink yet. A template that counts less than the one before restarted its count, since the device was
   * changed.
   */
  nextPosition(appId: AppId, devId: DevId, offer: Offer): CounterPosition {
    const { devAddr, fCnt: templateCounter } = offer;
    const last = this.reached.get(deviceKey(appId, devId));
    if (
      last?.offer.devAddr !== devAddr ||
      templateCounter < last.templateCounter ||
      this.now() - last.at > behindMs
    )
      return { offer, templateCounter };
    const next = last.offer.fCnt + (last.isCounted ? 1 : 0);
    return { offer: { devAddr, fCnt: Math.max(templateCounter, next) }, templateCounter };
  }

  /** Records that the downlink at this position is handed over or cannot be sent. */
  decide(appId: AppId, devId: DevId, position: CounterPosition): void {
    this.reached.set(deviceKey(appId, devId), { ...position, isCounted: false, at: this.now() });
  }

  /** Records that the broker accepted the last downlink. */
  count(appId: AppId, devId: DevId): void {
    const last = this.reached.get(deviceKey(appId, devId));
    if (last) this.reached.set(deviceKey(appId, devId), { ...last, isCounted: true, at: this.now() });
  }

  forget(appId: AppId, devId: DevId): void {
    this.reached.delete(deviceKey(appId, devId));
  }

  /** `latest` is of the newest template; when its count restarted, nothing that is remembered applies. */
  isDecided(appId: AppId, devId: DevId, { devAddr, fCnt }: Offer, latest: Offer | undefined): boolean {
    const last = this.reached.get(deviceKey(appId, devId));
    if (last?.offer.devAddr !== devAddr || (latest && latest.fCnt < last.templateCounter)) return false;
    return last.offer.fCnt >= fCnt;
  }
}

export const isSameOffer = (a: Offer, b: Offer): boolean => a.devAddr === b.devAddr && a.fCnt === b.fCnt;
