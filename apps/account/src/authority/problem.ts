import { AppError } from '@fieldpost/errors';

/** Why something was not done for a visitor: the sentence of the API, and the member that it is about. */
export interface Problem {
  readonly problem: string;
  readonly field: string;
}

/** The kinds of error that whoever filled in a form can do something about. */
const answers: readonly string[] = ['invalid_argument', 'already_exists'];

/** Errors whose sentence does not begin with the member, or calls it otherwise. */
const members: Readonly<Record<string, string>> = {
  username_exists: 'username',
  email_exists: 'email',
  old_password_wrong: 'old_password',
  proof_needed: 'old_password',
};
const inMessages: Readonly<Record<string, string>> = { 'name.first': 'first_name', 'name.last': 'last_name' };

const fieldOf = ({ code, message }: AppError): string => {
  const first = message.split(' ', 1).join().toLowerCase();
  return members[code] ?? inMessages[first] ?? first;
};

/** What came of the work. A problem is an answer; an error means "I cannot tell". */
export async function orProblem<T>(work: () => Promise<T>): Promise<T | Problem> {
  try {
    return await work();
  } catch (error) {
    const isAnswer = error instanceof AppError && (answers.includes(error.kind) || error.code in members);
    if (!isAnswer) throw error;
    return { problem: error.message, field: fieldOf(error) };
  }
}
