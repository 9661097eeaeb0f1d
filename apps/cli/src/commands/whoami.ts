import type { Command } from '../command.js';

interface Profile {
  readonly username: string;
  readonly email: string;
  readonly administrator: boolean;
}

export const whoami: Command = {
  name: 'whoami',
  summary: 'Shows who is logged in, and where.',
  examples: ['fieldpost whoami', 'fieldpost whoami --json'],
  run: async ({ context }) => {
    const { api, out, profileName: profile } = context;
    const { server } = api.session;
    if (await api.session.hasAccessKey())
      return out.item(
        { server, profile, credentials: 'access key' },
        { credentials: 'access key', server, profile },
      );
    const user = await api.account<Profile>({ path: '/users/me' });
    const { username, email, administrator } = user;
    out.item(
      { server, profile, credentials: 'user', username, email, administrator },
      { user: username, email, administrator: administrator ? 'yes' : undefined, server, profile },
    );
  },
};
