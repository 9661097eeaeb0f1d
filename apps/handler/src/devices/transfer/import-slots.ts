import type { AppId } from '@fieldpost/domain';
import type { Share } from '../../limits/owners.js';
import type { LimitName, Rejections } from '../../limits/rejections.js';
import { importUnderway, tooManyImports } from './device-transfer.errors.js';

/** How many imports are done at once. */
const standardSlots = 4;
/** How many of them are of one owner. */
const perOwner = 2;
/** Seconds after which a client may try again. */
const retryAfter = 10;

/** Where imports are under way: one into an application at a time, some of one owner, and a few in all, since each
 * holds memory. */
export class ImportSlots {
  private readonly taken = new Map<AppId, Share>();

  constructor(
    private readonly rejections: Pick<Rejections, 'count'>,
    private readonly slots = standardSlots,
  ) {}

  /** Fails when no slot is free; the function it returns frees the slot. */
  take(appId: AppId, share: Share): () => void {
    if (this.taken.has(appId)) throw importUnderway({ app_id: appId });
    const ofOwner = [...this.taken.values()].filter((owner) => owner === share).length;
    if (ofOwner >= perOwner) this.reject('imports_of_owner');
    if (this.taken.size >= this.slots) this.reject('imports');
    this.taken.set(appId, share);
    return () => void this.taken.delete(appId);
  }

  private reject(limit: LimitName): never {
    this.rejections.count(limit);
    throw tooManyImports({ retryAfter });
  }
}
