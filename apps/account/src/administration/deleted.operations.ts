import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';

const deletedSchema = z
  .object({
    kind: z.enum(['apps', 'clients', 'gateways']),
    id: z.string(),
    deleted: z.iso.datetime(),
    purgeable: z.iso
      .datetime()
      .meta({ description: 'When all of its tokens have expired and it can be purged.' }),
  })
  .meta({
    id: 'Deleted',
    description: 'A deleted entity whose id is reserved.',
  });
export type DeletedDto = Wire<z.infer<typeof deletedSchema>>;

export const listDeleted = listOperation(
  'List deleted entities whose ids are reserved, oldest first',
  deletedSchema,
);

export const purgeDeleted: OperationDoc = {
  summary: 'Purge a deleted entity, which frees its id',
  description: 'Rejected for a day after the deletion, while tokens of it may be valid.',
  gives: 'nothing',
  rejects: [404],
};

export const purgeDeletedClient: OperationDoc = {
  ...purgeDeleted,
  description: `${purgeDeleted.description} Ends the consents of users; rejected while oauth is unavailable.`,
  rejects: [404, 503],
};
