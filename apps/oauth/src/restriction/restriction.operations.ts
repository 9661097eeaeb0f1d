import type { OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';
import { notStored } from '../token/token.operations.js';
import type { RestrictedToken } from './restriction.dto.js';

const restrictedToken = z.object({ access_token: z.string() }).meta({
  id: 'RestrictedToken',
  description: 'A restricted token.',
}) satisfies z.ZodType<RestrictedToken>;

export const restrictToken: OperationDoc = {
  summary: 'Restrict a token',
  description: 'General scopes such as `profile`, and at most ten entities such as `apps:my-app`.',
  gives: restrictedToken,
  headers: [notStored],
};
