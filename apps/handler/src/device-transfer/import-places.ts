import type { AppId } from '@fieldpost/domain';
import { importUnderway, tooManyImports } from './device-transfer.errors.js';

/** How many imports are done at once. */
const standardPlaces = 4;

/** Where imports are under way: one into an application at a time, and a few in all, since each holds memory. */
export class ImportPlaces {
  private readonly taken = new Set<AppId>();

  constructor(private readonly places = standardPlaces) {}

  /** Fails when there is no place for it; what is returned gives the place back. */
  take(appId: AppId): () => void {
    if (this.taken.has(appId)) throw importUnderway({ app_id: appId });
    if (this.taken.size >= this.places) throw tooManyImports();
    this.taken.add(appId);
    return () => void this.taken.delete(appId);
  }
}
