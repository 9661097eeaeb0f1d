import { appRights } from '@fieldpost/domain';
import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';

const time = z.iso.datetime();

export const accessKeySchema = z
  .object({
    name: z.string(),
    key: z.string().meta({
      description:
        'In lists and with the application, `my-server.<...>` without the recent login that the policy `step_up` needs.',
      examples: ['my-server.c2VjcmV0LXNlY3JldC1zZWNyZXQ'],
    }),
    rights: z.array(z.enum(appRights)),
    expires: time.exactOptional().meta({ description: 'Absent for never.' }),
    addresses: z.array(z.string()).exactOptional().meta({ description: 'Absent for any address.' }),
    last_used: time.exactOptional().meta({ description: 'To the minute; absent for never.' }),
  })
  .meta({ id: 'AccessKey', description: 'An access key of an application.' });
export type AccessKeyDto = Wire<z.infer<typeof accessKeySchema>>;

export const listAccessKeys = listOperation('List access keys', accessKeySchema);

export const createAccessKey: OperationDoc = {
  summary: 'Create an access key',
  description:
    'The server generates the key and ignores one in the request. A key that is created with another access key has at most its expiry and addresses.',
  gives: accessKeySchema,
  rejects: [409],
};

export const getAccessKey: OperationDoc = { summary: 'Get an access key', gives: accessKeySchema };

export const removeAccessKey: OperationDoc = {
  summary: 'Delete an access key',
  description:
    'Tokens issued for it end here at once, at the other apps within a minute, at v2 components when they expire.',
  gives: 'nothing',
};
