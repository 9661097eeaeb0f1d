const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
const lockNotAvailable = '55P03';
const deadlockDetected = '40P01';

interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly driverError?: unknown;
}

/** Whether the error is of the database, or of a library that wraps it. */
function isAbout(error: unknown, isMeant: (said: PostgresError) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const said = error as PostgresError;
  return isMeant(said) || isAbout(said.driverError, isMeant);
}

const violates = (error: unknown, code: string, constraint: string): boolean =>
  isAbout(error, (said) => said.code === code && said.constraint === constraint);

/** Whether a write failed because another row has the value already; `constraint` is the name in the migration. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  violates(error, uniqueViolation, constraint);

/** For `catch`: another error for a write that failed because another row has the value already; other errors stay. */
export const ifTaken =
  (constraint: string, errorOf: (cause: unknown) => Error) =>
  (error: unknown): never => {
    throw breaksUnique(error, constraint) ? errorOf(error) : error;
  };

/** Whether a write failed because the row it points to is not there. */
export const breaksReference = (error: unknown, constraint: string): boolean =>
  violates(error, foreignKeyViolation, constraint);

/** Whether the statement failed because of a lock and may succeed when retried. */
export const isHeldUp = (error: unknown): boolean =>
  isAbout(error, ({ code }) => code === lockNotAvailable || code === deadlockDetected);

/** Whether the statement failed because of a value in it (SQLSTATE class 22), so that it fails again when retried. */
export const isInvalidData = (error: unknown): boolean =>
  isAbout(error, ({ code }) => typeof code === 'string' && code.startsWith('22'));
