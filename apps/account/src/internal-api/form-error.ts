import { AppError } from '@fieldpost/errors';
import { FieldErrors } from '../values/field-errors.js';

/** The message of the API, and the form field that it belongs to. */
interface FieldProblem {
  readonly problem: string;
  readonly field: string;
}

/** An error that a form of the website shows: the first problem, and all of them. */
export interface FormError extends FieldProblem {
  readonly problems: FieldProblem[];
}

/** Kinds of error that the user of a form can correct. */
const correctable: readonly string[] = ['invalid_argument', 'already_exists'];
/** Fields of errors whose message does not begin with the field. */
const fieldsByCode: Readonly<Record<string, string>> = {
  username_exists: 'username',
  email_exists: 'email',
  old_password_wrong: 'old_password',
  proof_needed: 'old_password',
  second_factor_needed: 'second_factor',
  registration_closed: 'invitation',
  invitation_needed: 'invitation',
};
/** Fields that messages name by their path in the request body. */
const fieldsByPath: Readonly<Record<string, string>> = {
  'name.first': 'first_name',
  'name.last': 'last_name',
};

const fieldOf = ({ code, message }: AppError): string => {
  const first = message.split(' ', 1).join().toLowerCase();
  return fieldsByCode[code] ?? fieldsByPath[first] ?? first;
};

const toProblem = (error: AppError): FieldProblem => ({ problem: error.message, field: fieldOf(error) });

/** The result of the action, or the error as a response. Other errors reject: account cannot decide (account.proto). */
export async function orFormError<T>(action: () => Promise<T>): Promise<T | FormError> {
  try {
    return await action();
  } catch (error) {
    const isCorrectable =
      error instanceof AppError && (correctable.includes(error.kind) || error.code in fieldsByCode);
    if (!isCorrectable) throw error;
    const errors = error instanceof FieldErrors ? error.errors : ([error] as const);
    return { ...toProblem(errors[0]), problems: errors.map(toProblem) };
  }
}
