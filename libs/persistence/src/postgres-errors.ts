const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

interface PostgresError {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly driverError?: unknown;
}

function violates(error: unknown, code: string, constraint: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code: given, constraint: name, driverError } = error as PostgresError;
  return (given === code && name === constraint) || violates(driverError, code, constraint);
}

/** Whether a write failed because another row has the value already; `constraint` is the name in the migration. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  violates(error, uniqueViolation, constraint);

/** Whether a write failed because the row it points to is not there. */
export const breaksReference = (error: unknown, constraint: string): boolean =>
  violates(error, foreignKeyViolation, constraint);
