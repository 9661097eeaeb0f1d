import type { AccountSettings } from '../account.config.js';
import { Username } from '@fieldpost/domain';
import type { EntityManager } from 'typeorm';
import { type Command, type CommandContext, ParseWith } from '@fieldpost/transport';
import { operator } from '../access/actor.js';
import { applyMeasure, type UserMeasure } from '../administration/measures.js';
import { PasswordRules } from '../users/passwords/password-rules.js';
import { newUser } from '../users/users.dto.js';
import { Users } from '../users/users.repository.js';
import { newUserId } from '../values/user-id.js';
import { randomBytes } from 'node:crypto';
import { Passwords } from '../users/passwords/passwords.js';
import { measure } from './user-administration.js';

/** The hash of a new password. Throws for a password that the rules reject. */
function hashNew(password: string, settings: AccountSettings): Promise<string> {
  new PasswordRules(settings.ACCOUNT_PASSWORD_MIN_LENGTH).require(password);
  const cost = { memoryKib: settings.ACCOUNT_ARGON2_MEMORY_KIB, passes: settings.ACCOUNT_ARGON2_PASSES };
  return new Passwords(1, cost).hash(password);
}

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
  action: 'user.second_factors_reset' | 'user.email_verified',
): Command<AccountSettings> => userCommand(verb, summary, async () => ({ action }));

const userCreate: Command<AccountSettings> = {
  name: 'user create',
  usage: 'user create NAME --email ADDRESS [--admin] [--json]',
  summary: 'Creates a user, with the password read from standard input; with --admin an administrator.',
  operand: 'username',
  options: { email: { type: 'string' }, admin: { type: 'boolean' } },
  run: async (values, context) => {
    const { db, settings } = context;
    const password = await context.readLine('Password: ');
    const { username, email } = await new ParseWith(newUser).transform({ ...values, password });
    const passwordHash = await hashNew(password, settings);
    const user = { id: newUserId(randomBytes), username, email, passwordHash, isEmailValid: true };
    const makeAdmin = (tx: EntityManager) =>
      applyMeasure(tx, user.id, { action: 'user.made_administrator' }, operator);
    await new Users(db).add(user, { by: operator, ...(values['admin'] === true && { then: makeAdmin }) });
    context.print({ username, done: 'user.created' }, `user.created ${username}`);
  },
};

export const userCommands = [
  userCreate,
  userCommand(
    'set-password',
    'Sets a password, read from standard input, and ends all tokens of the user.',
    async ({ readLine, settings }) => ({
      action: 'user.password_set',
      passwordHash: await hashNew(await readLine('Password: '), settings),
    }),
  ),
  simpleCommand(
    'reset-second-factors',
    'Removes the second factors, recovery codes and app passwords of a user.',
    'user.second_factors_reset',
  ),
  simpleCommand('verify-email', 'Marks the e-mail address of a user as verified.', 'user.email_verified'),
];
