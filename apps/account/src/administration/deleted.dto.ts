import type { DeletedEntity } from './deleted.repository.js';

/** Something deleted; times are RFC 3339. */
export interface DeletedDto {
  readonly kind: DeletedEntity['kind'];
  readonly id: string;
  readonly deleted: string;
  /** From when on it can be removed for good. */
  readonly purgeable: string;
}

export const toDeletedDto = ({ kind, id, deleted, purgeable }: DeletedEntity): DeletedDto => ({
  kind,
  id,
  deleted: deleted.toISOString(),
  purgeable: purgeable.toISOString(),
});
