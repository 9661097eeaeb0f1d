import { Username } from '@fieldpost/domain';
import type { UserMeasure } from '../administration/measures.js';
import { requireGoodPassword } from '../users/passwords/password-rules.js';
import { Passwords } from '../users/passwords/passwords.js';
import type { Command, CommandContext } from './command.js';
import { measure } from './user-administration.js';

const json = { json: { type: 'boolean' } } as const;

/** A command for one user. */
function userCommand(
  verb: string,
  summary: string,
  measureFor: (context: CommandContext) => Promise<UserMeasure>,
): Command {
  return {
    name: `user ${verb}`,
    usage: `user ${verb} NAME [--json]`,
    summary,
    operand: 'username',
    options: json,
    run: async (values, context) => {
      const username = Username(values['username']);
      const what = await measureFor(context);
      await measure(context.db, username, what);
      const done = { username, done: what.action };
      context.print(values['json'] === true ? JSON.stringify(done) : `${what.action} ${username}`);
    },
  };
}

export const userBan = userCommand('ban', 'Bans a user and ends all tokens of the user.', async () => ({
  action: 'user.banned',
}));

export const userUnban = userCommand('unban', 'Unbans a user.', async () => ({
  action: 'user.unbanned',
}));

export const userMakeAdmin = userCommand('make-admin', 'Makes a user administrator.', async () => ({
  action: 'user.made_administrator',
}));

export const userUnmakeAdmin = userCommand('unmake-admin', 'Removes a user as administrator.', async () => ({
  action: 'user.unmade_administrator',
}));

export const userVerifyEmail = userCommand(
  'verify-email',
  'Marks the e-mail address of a user as verified.',
  async () => ({ action: 'user.email_verified' }),
);

export const userSetPassword = userCommand(
  'set-password',
  'Sets a password, read from standard input, and ends all tokens of the user.',
  async ({ readLine }) => {
    const password = await readLine();
    requireGoodPassword(password);
    return { action: 'user.password_set', passwordHash: await new Passwords().hash(password) };
  },
);
