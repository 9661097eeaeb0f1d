import type { DeletedEntity } from './deleted.repository.js';
import type { DeletedDto } from './deleted.operations.js';

export const toDeletedDto = ({ kind, id, deleted, purgeable }: DeletedEntity): DeletedDto => ({
  kind,
  id,
  deleted: deleted.toISOString(),
  purgeable: purgeable.toISOString(),
});
