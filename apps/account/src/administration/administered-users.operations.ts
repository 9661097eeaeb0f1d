import { type OperationDoc, type Wire, listHeaders } from '@fieldpost/openapi';
import { z } from 'zod';
import { auditedKinds } from '../audit/record.js';
import { profileMembers } from '../users/users.operations.js';
import type { UserDto } from './administered-users.dto.js';

const userResponse = z
  .object({
    id: z.string().meta({ examples: ['u_0123456789ABCDEF0123456789ABCDEF'] }),
    ...profileMembers,
    banned: z.boolean(),
    created: z.iso.datetime(),
    shares: z
      .array(z.object({ kind: z.enum(auditedKinds), id: z.string(), rights: z.array(z.string()) }))
      .exactOptional()
      .meta({ description: 'Entities on which the user collaborates, a thousand at most; not in lists.' }),
  })
  .meta({ id: 'User', description: 'A user as administrators see them.' }) satisfies z.ZodType<Wire<UserDto>>;

export const listUsers: OperationDoc = {
  summary: 'List all users, oldest first',
  gives: z.array(userResponse),
  headers: listHeaders,
};

export const getUser: OperationDoc = { summary: 'Get a user', gives: userResponse, rejects: [404] };

export const changeUser: OperationDoc = {
  summary: 'Grant or revoke the administrator role, ban or unban a user',
  description:
    'Tokens of a banned user are invalid at once. Users cannot ban themselves, and the last administrator keeps the role.',
  gives: userResponse,
  rejects: [404],
};

export const mailPasswordReset: OperationDoc = {
  summary: 'Mail a user the link to set a new password',
  gives: 'nothing',
  rejects: [404, 429],
};
