import { operand, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';

interface Client {
  readonly name: string;
  readonly grants: readonly string[];
  readonly scope: readonly string[];
  readonly accepted: boolean;
  readonly rejected: boolean;
}

const client = operand('client', 'name of the client');

const columns: readonly Column<Client>[] = [
  { title: 'CLIENT', of: ({ name }) => name },
  {
    title: 'STATE',
    of: ({ accepted, rejected }) => (accepted && 'accepted') || (rejected && 'rejected') || 'waiting',
  },
  { title: 'GRANTS', of: ({ grants }) => grants.join(' ') },
  { title: 'SCOPE', of: ({ scope }) => scope.join(' ') },
];

const list: Command = {
  name: 'admin clients list',
  summary: 'Lists all OAuth clients.',
  options: page,
  examples: ['fieldpost admin clients list'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Client[]>({ path: '/clients', query }), columns);
  },
};

const decision = (verb: string, summary: string, body: object): Command => ({
  name: `admin clients ${verb}`,
  summary,
  operands: [client],
  examples: [`fieldpost admin clients ${verb} grafana`],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    const changed = await api.account<Client>({ method: 'PATCH', path: pathOf`/clients/${name}`, body });
    out.done(changed, `Client ${name} ${verb}ed.`);
  },
});

const remove: Command = {
  name: 'admin clients delete',
  summary:
    'Deletes an OAuth client; it gets no tokens from then on, and its name stays reserved until it is purged.',
  operands: [client],
  options: [yes],
  examples: ['fieldpost admin clients delete grafana --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    await call.context.confirm(`Delete client ${name}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/clients/${name}` });
    out.done({ name, done: 'deleted' }, `Client ${name} deleted.`);
  },
};

export const adminClientCommands = [
  list,
  decision('accept', 'Accepts a client, so that all users can use it.', { accepted: true }),
  decision('reject', 'Rejects a client, which then gets no tokens.', { rejected: true }),
  remove,
];
