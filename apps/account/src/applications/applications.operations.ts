import { appRights } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';
import { accessKeySchema } from '../access-keys/access-keys.operations.js';
import { collaboratorSchema } from '../collaborators/collaborators.operations.js';

const rights = z.array(z.enum(appRights));

const applicationSchema = z
  .object({
    id: z.string().meta({ examples: ['my-app'] }),
    name: z.string().meta({ examples: ['My application'] }),
    euis: z.array(z.string()).meta({ examples: [['70B3D57ED0000001']] }),
    created: z.iso.datetime(),
    rights,
    deleted: z.iso
      .datetime()
      .exactOptional()
      .meta({ description: 'Time of deletion; absent if not deleted.' }),
    collaborators: z
      .array(collaboratorSchema)
      .exactOptional()
      .meta({ description: 'For collaborators, and keys with the right `collaborators`; not in lists.' }),
    access_keys: z
      .array(accessKeySchema)
      .exactOptional()
      .meta({ description: 'With the right `settings`, not in lists.' }),
  })
  .meta({
    id: 'Application',
    description: 'An application with the rights of the caller.',
  });
export type ApplicationDto = Wire<z.infer<typeof applicationSchema>>;

export const listApplications: OperationDoc = {
  ...listOperation('List the applications of the caller', applicationSchema),
  description: 'With `deleted=1` also deleted ones.',
};

export const createApplication: OperationDoc = {
  summary: 'Create an application',
  description:
    'For an `organization` it needs the scope `organizations` and its right `organization:entities`; the application then counts for the organization, which is the first collaborator with every right.',
  gives: applicationSchema,
  rejects: [409, 429],
};

export const getApplication: OperationDoc = { summary: 'Get an application', gives: applicationSchema };

export const changeApplication: OperationDoc = {
  summary: 'Change the name of an application',
  gives: applicationSchema,
};

export const deleteApplication: OperationDoc = {
  summary: 'Delete an application',
  description: 'It can be restored until an administrator purges it; its id stays reserved.',
  gives: 'nothing',
};

export const restoreApplication: OperationDoc = {
  summary: 'Restore a deleted application',
  gives: 'nothing',
};

export const getApplicationRights: OperationDoc = {
  summary: 'List the rights of the caller on an application',
  gives: rights,
};
