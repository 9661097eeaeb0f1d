import { operand, yes } from '../arguments.js';
import type { Command } from '../command.js';
import type { Context } from '../context.js';
import { Failure } from '../failure.js';
import { type Profile, withProfile } from '../settings/settings.js';

const name = operand('name', 'name of a profile');

function profileOf({ file }: Context, wanted: string): Profile {
  const { [wanted]: profile } = file.read().profiles;
  if (!profile) throw new Failure(`There is no profile "${wanted}". "fieldpost profiles" lists them.`);
  return profile;
}

const list: Command = {
  name: 'profiles list',
  isDefault: true,
  summary: 'Lists the servers that you have logged in to.',
  examples: ['fieldpost profiles'],
  run: ({ context: { file, out } }) => {
    const { current, profiles } = file.read();
    const rows = Object.entries(profiles).map(([profile, { server, login, ca }]) => ({
      ...{ name: profile, server, current: profile === current, logged_in: login !== undefined },
      ...(ca !== undefined && { ca }),
    }));
    out.list(rows, [
      { title: 'NAME', of: (row) => row.name },
      { title: 'SERVER', of: (row) => row.server },
      { title: 'LOGIN', of: (row) => (row.logged_in ? 'yes' : 'no') },
      { title: 'CURRENT', of: (row) => (row.current ? 'yes' : '') },
    ]);
  },
};

const use: Command = {
  name: 'profiles use',
  summary: 'Chooses the profile that commands use by default.',
  operands: [name],
  examples: ['fieldpost profiles use test'],
  run: async (call) => {
    const { file, out } = call.context;
    const profile = call.operand(0);
    const { server } = profileOf(call.context, profile);
    await file.update((settings) => ({ ...settings, current: profile }));
    out.done({ profile, server }, `Commands now use profile ${profile} at ${server}.`);
  },
};

const remove: Command = {
  name: 'profiles remove',
  summary: 'Forgets a profile. "fieldpost logout" ends its login at the server, too.',
  operands: [name],
  options: [yes],
  examples: ['fieldpost profiles remove test --yes'],
  run: async (call) => {
    const { context } = call;
    const profile = call.operand(0);
    const { server } = profileOf(context, profile);
    await context.confirm(`Forget profile ${profile} at ${server}?`, call.flag('yes'));
    await context.file.update((settings) => withProfile(settings, profile, undefined));
    context.out.done({ profile, done: 'removed' }, `Profile ${profile} removed.`);
  },
};

export const profileCommands = [list, use, remove];
