import { type OperationDoc, type Wire, listHeaders } from '@fieldpost/openapi';
import { z } from 'zod';
import type { CollaboratorDto } from './collaborators.dto.js';

export const collaboratorResponse = z
  .object({
    username: z.string(),
    email: z
      .string()
      .exactOptional()
      .meta({ description: 'Visible to callers who may manage collaborators.' }),
    rights: z.array(z.string()),
  })
  .meta({ id: 'Collaborator', description: 'A user with rights on an entity.' }) satisfies z.ZodType<
  Wire<CollaboratorDto>
>;

export const listCollaborators: OperationDoc = {
  summary: 'List collaborators',
  gives: z.array(collaboratorResponse),
  headers: listHeaders,
};

export const getCollaborator: OperationDoc = { summary: 'Get a collaborator', gives: collaboratorResponse };

export const putCollaborator: OperationDoc = {
  summary: 'Add a collaborator or change the rights of one',
  description:
    'The caller can only grant rights that they hold; existing rights may stay. The last collaborator who may manage others cannot lose that right.',
  gives: 'nothing',
};

export const removeCollaborator: OperationDoc = {
  summary: 'Remove a collaborator',
  description: 'The last collaborator who may manage others cannot be removed.',
  gives: 'nothing',
};
