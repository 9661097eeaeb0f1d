import type { AppId, DevId } from '@fieldpost/domain';
import { LRUCache } from 'lru-cache';
import type { Offer } from '../devices/downlink.js';

/** Where the next downlink will stand, as far as this process can tell. */
export interface Place {
  readonly offer: Offer;
  /** The count in the template that tells it. */
  readonly told: number;
}

/**
 * For so long a template may be behind the last answer: the network made it while that was under way. Longer than that
 * means that the network did not count the answer.
 */
const behindMs = 10_000;

/** About 10 MB; whoever is forgotten is judged by the count of the network. */
const mostRemembered = 65_536;

/** The last place that this process came to; nothing is counted for what could not be sent. */
interface Reached extends Place {
  readonly isCounted: boolean;
  readonly at: number;
}

/** What this process is done with, since it was handed over or cannot be sent; nothing of it survives a crash. */
export class Handovers {
  private readonly reached = new LRUCache<string, Reached>({ max: mostRemembered });

  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Where the next downlink to the device will stand. A device that speaks again before its answer is there brings a
   * template that does not count that answer yet. One that counts less than the template before began anew: the device
   * was written.
   */
  nextPlace(appId: AppId, devId: DevId, offer: Offer): Place {
    const { devAddr, fCnt: told } = offer;
    const last = this.reached.get(slotOf(appId, devId));
    if (last?.offer.devAddr !== devAddr || told < last.told || this.now() - last.at > behindMs)
      return { offer, told };
    const next = last.offer.fCnt + (last.isCounted ? 1 : 0);
    return { offer: { devAddr, fCnt: Math.max(told, next) }, told };
  }

  /** Whatever becomes of this place, it is decided. */
  decide(appId: AppId, devId: DevId, place: Place): void {
    this.reached.set(slotOf(appId, devId), { ...place, isCounted: false, at: this.now() });
  }

  /** The broker has what was decided last. */
  count(appId: AppId, devId: DevId): void {
    const last = this.reached.get(slotOf(appId, devId));
    if (last) this.reached.set(slotOf(appId, devId), { ...last, isCounted: true, at: this.now() });
  }

  forget(appId: AppId, devId: DevId): void {
    this.reached.delete(slotOf(appId, devId));
  }

  /** `told` is the template that came since; a count that began anew makes nothing of what is remembered. */
  isDecided(appId: AppId, devId: DevId, { devAddr, fCnt }: Offer, told: Offer | undefined): boolean {
    const last = this.reached.get(slotOf(appId, devId));
    if (last?.offer.devAddr !== devAddr || (told && told.fCnt < last.told)) return false;
    return last.offer.fCnt >= fCnt;
  }
}

export const isSameOffer = (a: Offer, b: Offer): boolean => a.devAddr === b.devAddr && a.fCnt === b.fCnt;

const slotOf = (appId: AppId, devId: DevId): string => `${appId}/${devId}`;
