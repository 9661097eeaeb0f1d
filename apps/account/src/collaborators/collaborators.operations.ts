import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';

export const collaboratorSchema = z
  .object({
    username: z.string(),
    email: z
      .string()
      .exactOptional()
      .meta({ description: 'Visible to callers who may manage collaborators.' }),
    rights: z.array(z.string()),
    own_rights: z.array(z.string()).exactOptional().meta({
      description: 'Those without the rights through organizations; absent when all are the own ones.',
    }),
  })
  .meta({ id: 'Collaborator', description: 'A user with rights on an entity.' });
export type CollaboratorDto = Wire<z.infer<typeof collaboratorSchema>>;

export const listCollaborators = listOperation('List collaborators', collaboratorSchema);

export const getCollaborator: OperationDoc = { summary: 'Get a collaborator', gives: collaboratorSchema };

export const putCollaborator: OperationDoc = {
  summary: 'Add a collaborator or change the rights of one',
  description:
    'Sets the rights besides those through organizations. The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right.',
  gives: 'nothing',
};

export const removeCollaborator: OperationDoc = {
  summary: 'Remove a collaborator',
  description: 'The last collaborator who may manage others cannot be removed.',
  gives: 'nothing',
};
