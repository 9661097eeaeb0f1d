import type { Command } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { type User, Users } from '../users/users.repository.js';

/** Users per query, to limit memory. */
const portion = 500;

const toJson = ({ id, username, email, isAdmin: admin, isBanned: banned, created }: User) => ({
  ...{ id, username, email, admin, banned },
  created: created.toISOString(),
});

const toText = ({ id, username, email, isAdmin }: User): string =>
  [id, username, email, ...(isAdmin ? ['administrator'] : [])].join('  ');

/** One line per user, oldest first. */
export const userList: Command<AccountSettings> = {
  name: 'user list',
  usage: 'user list [--json]',
  summary: 'Lists all users.',
  run: async (_values, { db, print }) => {
    const users = new Users(db);
    for (let offset = 0; ; offset += portion) {
      const some = await users.list({ limit: portion, offset });
      for (const user of some) print(toJson(user), toText(user));
      if (some.length < portion) return;
    }
  },
};
