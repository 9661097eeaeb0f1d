import { type OperationDoc, type Wire, listOperation } from '@fieldpost/openapi';
import { z } from 'zod';
import { ownedKinds } from '../audit/record.js';
import { profileMembers } from '../users/users.operations.js';

const limit = z.int().exactOptional();

const userSchema = z
  .object({
    id: z.string().meta({ examples: ['u_0123456789ABCDEF0123456789ABCDEF'] }),
    ...profileMembers,
    banned: z.boolean(),
    waits_for: z
      .enum(['approval', 'verification'])
      .exactOptional()
      .meta({ description: 'What the first login waits for.' }),
    created: z.iso.datetime(),
    limits: z
      .object({
        applications: limit,
        gateways: limit,
        access_keys: limit,
        devices: limit,
        organizations: limit,
      })
      .meta({ description: 'Limits that an administrator set; the others are those of the settings.' }),
    shares: z
      .array(z.object({ kind: z.enum(ownedKinds), id: z.string(), rights: z.array(z.string()) }))
      .exactOptional()
      .meta({ description: 'Entities on which the user collaborates, a thousand at most; not in lists.' }),
  })
  .meta({ id: 'User', description: 'A user as administrators see them.' });
export type UserDto = Wire<z.infer<typeof userSchema>>;

export const listUsers = listOperation('List all users, oldest first', userSchema);

export const getUser: OperationDoc = { summary: 'Get a user', gives: userSchema, rejects: [404] };

export const changeUser: OperationDoc = {
  summary:
    'Approve a registration, grant or revoke the administrator role, ban or unban a user, change limits',
  description:
    'Tokens of a banned user are invalid at once. Users cannot ban themselves, and the last administrator keeps the role.',
  gives: userSchema,
  rejects: [404],
};

export const createUser: OperationDoc = {
  summary: 'Create a user',
  description: 'By any registration policy. The user can log in at once.',
  gives: userSchema,
  rejects: [409],
};

export const rejectUser: OperationDoc = {
  summary: 'Reject a registration: delete a user who waits for an approval',
  gives: 'nothing',
  rejects: [404, 409],
};

export const mailPasswordReset: OperationDoc = {
  summary: 'Mail a user the link to set a new password',
  gives: 'nothing',
  rejects: [404, 429],
};
