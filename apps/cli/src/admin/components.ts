import { choice, operand, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { pathOf } from '../session/api.js';

interface Component {
  readonly type: string;
  readonly id: string;
  readonly created: string;
  readonly approval: string;
  readonly creator: string | null;
}

const component = operand('component', 'id of the router, broker or handler');

const list: Command = {
  name: 'admin components list',
  summary: 'Lists routers, brokers and handlers of all users.',
  options: [choice('--approval <approval>', 'only those', ['pending', 'approved', 'withdrawn']), ...page],
  examples: ['fieldpost admin components list --approval pending'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = {
      approval: call.text('approval'),
      ...{ limit: call.text('limit'), offset: call.text('offset') },
    };
    out.list(await api.account<Component[]>({ path: '/all-components', query }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'TYPE', of: ({ type }) => type },
      { title: 'APPROVAL', of: ({ approval }) => approval },
      { title: 'CREATOR', of: ({ creator }) => creator ?? 'operator' },
      { title: 'CREATED', of: ({ created }) => created.slice(0, 10) },
    ]);
  },
};

const approve: Command = {
  name: 'admin components approve',
  summary: 'Approves a component, so that it can get tokens.',
  operands: [component],
  examples: ['fieldpost admin components approve my-router'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await api.account<object>({ method: 'PUT', path: pathOf`/all-components/${id}/approval` });
    out.done({ id, approval: 'approved' }, `Component ${id} approved.`);
  },
};

const withdraw: Command = {
  name: 'admin components withdraw',
  summary: 'Withdraws the approval of a component, which ends its tokens.',
  operands: [component],
  options: [yes],
  examples: ['fieldpost admin components withdraw my-router --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Withdraw the approval of ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/all-components/${id}/approval` });
    out.done({ id, approval: 'withdrawn' }, `Approval of ${id} withdrawn.`);
  },
};

export const adminComponentCommands = [list, approve, withdraw];
