import { AppError } from '@fieldpost/errors';
import type { Fields } from '@fieldpost/transport';

/** Several wrong fields of one request, in one message: `Username not valid: why; Email not valid: why`. */
export class FieldErrors extends AppError {
  constructor(readonly errors: readonly [AppError, ...AppError[]]) {
    super('not_valid', 'invalid_argument', errors.map(({ message }) => message).join('; '));
  }
}

/** All fields of a body. Throws the error of a single wrong one, or one that names all; `more` are those of other rules. */
export function allFields<T>({ valid, errors }: Fields<T>, more: readonly AppError[]): T {
  const [first, ...others] = [...errors, ...more];
  if (first) throw others.length > 0 ? new FieldErrors([first, ...others]) : first;
  return valid as T;
}
