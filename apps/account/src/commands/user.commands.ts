import { Username } from '@fieldpost/domain';
import type { Command, CommandContext } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import type { UserMeasure } from '../administration/measures.js';
import { requireGoodPassword } from '../users/passwords/password-rules.js';
import { Passwords } from '../users/passwords/passwords.js';
import { measure } from './user-administration.js';

/** A command for one user. */
function userCommand(
  verb: string,
  summary: string,
  measureFor: (context: CommandContext<AccountSettings>) => Promise<UserMeasure>,
): Command<AccountSettings> {
  return {
    name: `user ${verb}`,
    usage: `user ${verb} NAME [--json]`,
    summary,
    operand: 'username',
    run: async (values, context) => {
      const username = Username(values['username']);
      const what = await measureFor(context);
      await measure(context.db, username, what);
      context.print({ username, done: what.action }, `${what.action} ${username}`);
    },
  };
}

/** A command that always takes the same measure. */
const simpleCommand = (
  verb: string,
  summary: string,
  action: Exclude<UserMeasure['action'], 'user.password_set'>,
): Command<AccountSettings> => userCommand(verb, summary, async () => ({ action }));

export const userCommands = [
  simpleCommand('ban', 'Bans a user and ends all tokens of the user.', 'user.banned'),
  simpleCommand('unban', 'Unbans a user.', 'user.unbanned'),
  simpleCommand('make-admin', 'Makes a user administrator.', 'user.made_administrator'),
  simpleCommand('unmake-admin', 'Removes a user as administrator.', 'user.unmade_administrator'),
  userCommand(
    'set-password',
    'Sets a password, read from standard input, and ends all tokens of the user.',
    async ({ readLine }) => {
      const password = await readLine('Password: ');
      requireGoodPassword(password);
      return { action: 'user.password_set', passwordHash: await new Passwords().hash(password) };
    },
  ),
  simpleCommand('verify-email', 'Marks the e-mail address of a user as verified.', 'user.email_verified'),
];
