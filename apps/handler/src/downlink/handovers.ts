import type { AppId, DevAddr, DevId } from '@fieldpost/domain';
import { LRUCache } from 'lru-cache';

/**
 * Where the network's count of downlinks to a device stood when one left the queue. The count goes on with each downlink
 * that the network takes over, so the same place later means that it took none (wire/handler.md 8.3, wire/components.md).
 */
export interface Offer {
  /** The session; each has a count of its own. */
  readonly devAddr: DevAddr;
  /** The whole counter. */
  readonly fCnt: number;
}

/** About 10 MB; whoever is forgotten is judged by the count of the network. */
const mostRemembered = 65_536;

/** The last place that this process came to; nothing is counted for what could not be sent. */
interface Reached extends Offer {
  readonly isCounted: boolean;
}

/** What this process is done with, since it was handed over or cannot be sent; nothing of it survives a crash. */
export class Handovers {
  private readonly reached = new LRUCache<string, Reached>({ max: mostRemembered });

  /**
   * Where the next downlink to the device will stand. A device that speaks again before its answer is there brings a
   * template that does not count that answer yet.
   */
  nextPlace(appId: AppId, devId: DevId, offer: Offer): Offer {
    const last = this.reached.get(slotOf(appId, devId));
    if (last?.devAddr !== offer.devAddr) return offer;
    const next = last.isCounted ? last.fCnt + 1 : last.fCnt;
    return { devAddr: offer.devAddr, fCnt: Math.max(offer.fCnt, next) };
  }

  /** Whatever becomes of this place, it is decided. */
  decide(appId: AppId, devId: DevId, place: Offer): void {
    this.reached.set(slotOf(appId, devId), { ...place, isCounted: false });
  }

  /** The broker has what was decided last. */
  count(appId: AppId, devId: DevId): void {
    const last = this.reached.get(slotOf(appId, devId));
    if (last) this.reached.set(slotOf(appId, devId), { ...last, isCounted: true });
  }

  forget(appId: AppId, devId: DevId): void {
    this.reached.delete(slotOf(appId, devId));
  }

  isDecided(appId: AppId, devId: DevId, { devAddr, fCnt }: Offer): boolean {
    const last = this.reached.get(slotOf(appId, devId));
    return last?.devAddr === devAddr && last.fCnt >= fCnt;
  }
}

export const isSameOffer = (a: Offer, b: Offer): boolean => a.devAddr === b.devAddr && a.fCnt === b.fCnt;

const slotOf = (appId: AppId, devId: DevId): string => `${appId}/${devId}`;
