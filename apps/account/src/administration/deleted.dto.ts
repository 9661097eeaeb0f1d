import type { z } from 'zod';
import { searchedQuery } from '../lists/searched-query.js';
import { type DeletedEntity, deletedSorts } from './deleted.repository.js';
import type { DeletedDto } from './deleted.operations.js';

/** Query of the list of deleted entities. */
export const deletedQuery = searchedQuery(deletedSorts, 'Part of an id.');
export type DeletedQuery = z.infer<typeof deletedQuery>;

export const toDeletedDto = ({ kind, id, deleted, purgeable }: DeletedEntity): DeletedDto => ({
  kind,
  id,
  deleted: deleted.toISOString(),
  purgeable: purgeable.toISOString(),
});
