import { choice, operand, option, page, yes } from '../arguments.js';
import type { Call, Command } from '../command.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';

interface User {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly administrator: boolean;
  readonly banned: boolean;
  readonly waits_for?: string;
  readonly created: string;
}

const username = operand('user', 'name of the user');
const states = ['administrator', 'banned', 'unverified', 'unapproved'] as const;

const stateOf = ({ administrator, banned, waits_for }: User): string =>
  [
    ...(administrator ? ['administrator'] : []),
    ...(banned ? ['suspended'] : []),
    ...(waits_for ? [`waits for ${waits_for}`] : []),
  ].join(', ');

const columns: readonly Column<User>[] = [
  { title: 'USER', of: ({ username: name }) => name },
  { title: 'EMAIL', of: ({ email }) => email },
  { title: 'STATE', of: stateOf },
  { title: 'CREATED', of: ({ created }) => created.slice(0, 10) },
];

const list: Command = {
  name: 'admin users list',
  summary: 'Lists all users.',
  options: [
    option('--search <text>', 'only users with this text in name or e-mail address'),
    choice('--state <state>', 'only users in this state', states),
    ...page,
  ],
  examples: [
    'fieldpost admin users list --state unapproved',
    'fieldpost admin users list --search example.com --json',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const query = {
      ...{ search: call.text('search'), state: call.text('state') },
      ...{ limit: call.text('limit'), offset: call.text('offset') },
    };
    out.list(await api.account<User[]>({ path: '/users', query }), columns);
  },
};

const create: Command = {
  name: 'admin users create',
  summary: 'Creates a user with the password of standard input, under every registration policy.',
  operands: [username],
  options: [
    option('--email <address>', 'e-mail address').makeOptionMandatory(),
    option('--verified', 'the address belongs to the user'),
  ],
  examples: ['fieldpost admin users create bob --email bob@example.com < password.txt'],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    const password = await call.context.readLine('password');
    const body = { email: call.text('email'), password, email_verified: call.flag('verified') };
    const path = pathOf`/users/${name}/registration`;
    out.done(await api.account<User>({ method: 'PUT', path, body }), `User ${name} created.`);
  },
};

/** A command that changes one user. */
const change = (verb: string, summary: string, body: object, done: string): Command => ({
  name: `admin users ${verb}`,
  summary,
  operands: [username],
  examples: [`fieldpost admin users ${verb} bob`],
  run: async (call: Call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    out.done(
      await api.account<User>({ method: 'PATCH', path: pathOf`/users/${name}`, body }),
      `User ${name} ${done}.`,
    );
  },
});

const reject: Command = {
  name: 'admin users reject',
  summary: 'Rejects a registration that waits for approval. The name is free again.',
  operands: [username],
  options: [yes],
  examples: ['fieldpost admin users reject bob --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    await call.context.confirm(`Reject the registration of ${name}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/users/${name}/registration` });
    out.done({ username: name, done: 'rejected' }, `Registration of ${name} rejected.`);
  },
};

const resetPassword: Command = {
  name: 'admin users reset-password',
  summary: 'Mails a user a link to choose a new password.',
  operands: [username],
  examples: ['fieldpost admin users reset-password bob'],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    await api.account<object>({ method: 'POST', path: pathOf`/users/${name}/password-reset` });
    out.done({ username: name, done: 'mailed' }, `Link for a new password mailed to ${name}.`);
  },
};

export const adminUserCommands = [
  list,
  create,
  change('approve', 'Approves a registration, and mails the user.', { approved: true }, 'approved'),
  reject,
  change('suspend', 'Suspends a user, which ends all tokens.', { banned: true }, 'suspended'),
  change('reactivate', 'Ends the suspension of a user.', { banned: false }, 'reactivated'),
  change('make-admin', 'Makes a user administrator.', { administrator: true }, 'is administrator'),
  change(
    'unmake-admin',
    'Removes a user as administrator.',
    { administrator: false },
    'is not administrator any more',
  ),
  resetPassword,
];
