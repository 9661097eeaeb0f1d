import { type User, Users } from '../users/users.repository.js';
import type { Command } from './command.js';

/** Users per query, to limit memory. */
const portion = 500;

const toJson = ({ id, username, email, isAdmin, isBanned, created }: User): string =>
  JSON.stringify({ id, username, email, admin: isAdmin, banned: isBanned, created: created.toISOString() });

const toText = ({ id, username, email, isAdmin }: User): string =>
  [id, username, email, ...(isAdmin ? ['administrator'] : [])].join('  ');

/** One line per user, oldest first. */
export const userList: Command = {
  name: 'user list',
  usage: 'user list [--json]',
  summary: 'Lists all users.',
  options: { json: { type: 'boolean' } },
  run: async (values, { db, print }) => {
    const users = new Users(db);
    for (let offset = 0; ; offset += portion) {
      const some = await users.list({ limit: portion, offset });
      for (const user of some) print(values['json'] === true ? toJson(user) : toText(user));
      if (some.length < portion) return;
    }
  },
};
