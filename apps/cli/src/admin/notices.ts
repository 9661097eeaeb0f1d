import { choice, operand, option, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { moment } from '../output/moment.js';
import { pathOf } from '../session/api.js';

interface Notice {
  readonly id: string;
  readonly text: string;
  readonly level: string;
  readonly from: string;
  readonly until: string | null;
}

const list: Command = {
  name: 'admin notices list',
  summary: 'Lists the notices to all users, also those of the past and the future.',
  options: page,
  examples: ['fieldpost admin notices list'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Notice[]>({ path: '/all-notices', query }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'LEVEL', of: ({ level }) => level },
      { title: 'FROM', of: ({ from }) => moment(from) },
      { title: 'UNTIL', of: ({ until }) => moment(until ?? '') },
      { title: 'TEXT', of: ({ text }) => text },
    ]);
  },
};

const create: Command = {
  name: 'admin notices create',
  summary: 'Writes a notice, which all users see in the console.',
  operands: [operand('text', 'plain text, at most 500 characters')],
  options: [
    choice('--level <level>', 'how urgent it is', ['info', 'warning']),
    option('--from <time>', 'when it is shown first, such as 2030-01-31T12:00:00Z; at once by default'),
    option('--until <time>', 'when it is no longer shown; until it is removed by default'),
  ],
  examples: ['fieldpost admin notices create "Maintenance on Friday at 20:00 UTC" --level warning'],
  run: async (call) => {
    const { api, out } = call.context;
    const body = {
      ...{ text: call.operand(0), level: call.text('level') },
      ...{ from: call.text('from'), until: call.text('until') },
    };
    const made = await api.account<Notice>({ method: 'POST', path: '/all-notices', body });
    out.done(made, `Notice ${made.id} written.`);
  },
};

const remove: Command = {
  name: 'admin notices delete',
  summary: 'Removes a notice.',
  operands: [operand('notice', 'id of the notice')],
  options: [yes],
  examples: ['fieldpost admin notices delete n_0123456789ABCDEF0123456789ABCDEF --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Remove notice ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/all-notices/${id}` });
    out.done({ id, done: 'deleted' }, `Notice ${id} removed.`);
  },
};

export const adminNoticeCommands = [list, create, remove];
