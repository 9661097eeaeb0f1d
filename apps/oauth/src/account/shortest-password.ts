import { AppError } from '@fieldpost/errors';
import type { AccountClient } from '@fieldpost/internal-clients';

/** The fewest characters of a password; zero while account is unavailable, so that the form still shows. */
export async function shortestPassword(account: AccountClient): Promise<number> {
  try {
    return (await account.describeRegistration({ invitation: '' })).shortest_password;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return 0;
    throw error;
  }
}
