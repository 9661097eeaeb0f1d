import { AppError } from '@fieldpost/errors';
import { ParseWith } from '@fieldpost/transport';
import type { z } from 'zod';

/** Several wrong fields of one request, in one message: `Username not valid: why; Email not valid: why`. */
export class FieldErrors extends AppError {
  constructor(readonly errors: readonly AppError[]) {
    super('not_valid', 'invalid_argument', errors.map(({ message }) => message).join('; '));
  }
}

/** Throws the error of a single wrong field, or one that names all of them. */
export function rejectFields(errors: readonly AppError[]): void {
  // A body that is no object has the same error for each of its fields.
  const [first, ...others] = [...new Map(errors.map((error) => [error.message, error])).values()];
  if (first) throw others.length > 0 ? new FieldErrors([first, ...others]) : first;
}

/** The error of a rejected value, if any. */
export async function fieldError(check: () => unknown): Promise<readonly AppError[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid_argument') return [error];
    throw error;
  }
}

/** Parses each member of a body by itself: the valid ones, and the errors of the others. */
export async function parseFields<S extends z.ZodRawShape>(schema: z.ZodObject<S>, raw: unknown) {
  const valid: Partial<z.infer<z.ZodObject<S>>> = {};
  const errors: AppError[] = [];
  for (const name of Object.keys(schema.shape)) {
    const member = new ParseWith<object>(schema.pick({ [name]: true } as never));
    errors.push(...(await fieldError(async () => Object.assign(valid, await member.transform(raw)))));
  }
  return { valid, errors };
}
