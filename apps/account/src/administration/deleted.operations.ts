import { type OperationDoc, type Wire, listHeaders } from '@fieldpost/openapi';
import { z } from 'zod';
import type { DeletedDto } from './deleted.dto.js';

const deletedResponse = z
  .object({
    kind: z.enum(['apps', 'clients', 'gateways']),
    id: z.string(),
    deleted: z.iso.datetime(),
    purgeable: z.iso
      .datetime()
      .meta({ description: 'From when on no token of it is good and it can be removed for good.' }),
  })
  .meta({
    id: 'Deleted',
    description: 'Something deleted, whose id nobody else can take.',
  }) satisfies z.ZodType<Wire<DeletedDto>>;

export const listDeleted: OperationDoc = {
  summary: 'List what was deleted and is still kept, oldest first',
  gives: z.array(deletedResponse),
  headers: listHeaders,
};

export const purgeDeleted: OperationDoc = {
  summary: 'Remove something deleted for good, which frees its id',
  description: 'Rejected for a day after the deletion: until then tokens of it may be good.',
  gives: 'nothing',
  rejects: [404],
};

export const purgeDeletedClient: OperationDoc = {
  ...purgeDeleted,
  description: `${purgeDeleted.description} Ends what users have allowed it; rejected while oauth cannot do that.`,
  rejects: [404, 503],
};
