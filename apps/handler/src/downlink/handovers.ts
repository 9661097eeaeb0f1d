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

/** What this process is done with, since it was handed over or cannot be sent; nothing of it survives a crash. */
export class Handovers {
  private readonly offers = new LRUCache<string, Offer>({ max: mostRemembered });

  note(appId: AppId, devId: DevId, offer: Offer | undefined): void {
    if (offer) this.offers.set(slotOf(appId, devId), offer);
  }

  forget(appId: AppId, devId: DevId): void {
    this.offers.delete(slotOf(appId, devId));
  }

  has(appId: AppId, devId: DevId, offer: Offer): boolean {
    const noted = this.offers.get(slotOf(appId, devId));
    return noted !== undefined && isSameOffer(noted, offer);
  }
}

export const isSameOffer = (a: Offer, b: Offer): boolean => a.devAddr === b.devAddr && a.fCnt === b.fCnt;

const slotOf = (appId: AppId, devId: DevId): string => `${appId}/${devId}`;
