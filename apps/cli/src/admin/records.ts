import { oneOf, operand, option, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { moment } from '../output/moment.js';
import { pathOf } from '../session/api.js';

interface Deleted {
  readonly kind: string;
  readonly id: string;
  readonly deleted: string;
  readonly purgeable: string;
}

const nouns: Readonly<Record<string, string>> = {
  apps: 'application',
  clients: 'client',
  gateways: 'gateway',
};

const list: Command = {
  name: 'admin deleted list',
  summary: 'Lists deleted applications, gateways and OAuth clients whose ids are still reserved.',
  options: page,
  examples: ['fieldpost admin deleted list'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Deleted[]>({ path: '/deleted', query }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'KIND', of: ({ kind }) => nouns[kind] ?? kind },
      { title: 'DELETED', of: ({ deleted }) => moment(deleted) },
      { title: 'PURGEABLE', of: ({ purgeable }) => moment(purgeable) },
    ]);
  },
};

const purge: Command = {
  name: 'admin deleted purge',
  summary:
    'Permanently removes a deleted application, gateway or OAuth client and frees its id, a day after its deletion.',
  operands: [oneOf('kind', 'what it was', ['application', 'gateway', 'client']), operand('id', 'its id')],
  options: [yes],
  examples: ['fieldpost admin deleted purge application my-app'],
  run: async (call) => {
    const { api, out } = call.context;
    const [kind, id] = [call.operand(0), call.operand(1)];
    await call.context.confirm(`Remove ${kind} ${id} for good?`, call.flag('yes'));
    const path = `${pathOf`/deleted/${`${kind}s`}`}${pathOf`/${id}`}`;
    await api.account<object>({ method: 'DELETE', path });
    out.done({ id, done: 'purged' }, `The ${kind} ${id} is removed for good.`);
  },
};

interface AuditEntry {
  readonly time: string;
  readonly actor: string;
  readonly action: string;
  readonly kind: string;
  readonly id: string;
}

const audit: Command = {
  name: 'admin audit',
  summary: 'Lists changes by all users, newest first.',
  options: [
    option('--user <name>', 'only by this user'),
    option('--action <action>', 'only this action, such as user.banned'),
    option('--id <id>', 'only of the thing with this id'),
    ...page,
  ],
  examples: ['fieldpost admin audit --limit 20', 'fieldpost admin audit --user bob --json'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = {
      ...{ user: call.text('user'), action: call.text('action'), id: call.text('id') },
      ...{ limit: call.text('limit'), offset: call.text('offset') },
    };
    out.list(await api.account<AuditEntry[]>({ path: '/audit', query }), [
      { title: 'TIME', of: ({ time }) => moment(time) },
      { title: 'ACTION', of: ({ action }) => action },
      { title: 'KIND', of: ({ kind }) => kind },
      { title: 'ID', of: ({ id }) => id },
      { title: 'BY', of: ({ actor }) => actor },
    ]);
  },
};

export const adminRecordCommands = [list, purge, audit];
