import { pageMembers, toPage } from '@fieldpost/transport';
import { z } from 'zod';
import { sortMember } from '../lists/sorting.js';
import { plainText } from '../values/plain-text.js';
import { type DeletedEntity, deletedSorts } from './deleted.repository.js';
import type { DeletedDto } from './deleted.operations.js';

/** Query of the list of deleted entities. */
export const deletedQuery = z
  .object({
    ...pageMembers,
    search: plainText(100).optional().meta({ description: 'Part of an id.' }),
    sort: sortMember(deletedSorts),
  })
  .transform(({ search, sort, ...page }) => ({ search, ...sort, page: toPage(page) }));
export type DeletedQuery = z.infer<typeof deletedQuery>;

export const toDeletedDto = ({ kind, id, deleted, purgeable }: DeletedEntity): DeletedDto => ({
  kind,
  id,
  deleted: deleted.toISOString(),
  purgeable: purgeable.toISOString(),
});
