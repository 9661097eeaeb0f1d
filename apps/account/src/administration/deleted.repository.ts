import type { Actor } from '../access/actor.js';
import type { Readable } from '../lists/list.js';
import type { Purged } from './purge.js';

/** Something that was deleted, and whose id stays taken until it is removed for good. */
export interface DeletedEntity {
  readonly kind: 'apps' | 'clients' | 'gateways';
  readonly id: string;
  readonly deleted: Date;
  /** From when on no token of it is good any more. */
  readonly purgeable: Date;
}

/** What was deleted. The class is also the injection token. */
export abstract class Deleted {
  /** What was deleted first comes first. */
  abstract list(): Readable<DeletedEntity>;
  /** Removes it for good; refused while a token of it may be good. */
  abstract purge(purged: Purged, by: Actor): Promise<void>;
}
