import type { Account } from './account.js';

/** As an administrator does through the API. */
export async function makeAdministrator(app: Pick<Account, 'sql'>, username: string): Promise<void> {
  await app.sql('update users set is_admin = true where username = $1', [username]);
}
