import { notValid } from '@fieldpost/errors';
import { z } from 'zod';

/** A member of a query that says yes or no. */
export const flag = z.enum(['true', 'false']).optional();

/** Reads what a query has beyond v2; the error names the member that is wrong. */
export function readQuery<T>(schema: z.ZodType<T>, query: unknown): T {
  const { success, data, error } = schema.safeParse(query);
  if (success) return data;
  const [issue] = error.issues;
  throw notValid({ argument: issue?.path.join('.') || 'Query', reason: issue?.message ?? 'has wrong form' });
}
