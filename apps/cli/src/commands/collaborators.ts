import { appRights, gatewayRights } from '@fieldpost/domain';
import { choice, oneOf, operand, yes } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { pathOf } from '../session/api.js';

interface Collaborator {
  readonly username: string;
  readonly email?: string;
  readonly rights: readonly string[];
}

const kind = oneOf('kind', 'application or gateway', ['application', 'gateway']);
const id = operand('id', 'id of the application or gateway');
const username = operand('user', 'name of the user');

const pathOfList = (call: Call): string =>
  call.operand(0) === 'gateway'
    ? pathOf`/gateways/${call.operand(1)}/collaborators`
    : pathOf`/applications/${call.operand(1)}/collaborators`;

const pathOfOne = (call: Call): string => `${pathOfList(call)}${pathOf`/${call.operand(2)}`}`;

const list: Command = {
  name: 'collaborators list',
  summary: 'Lists the users with rights on an application or gateway.',
  operands: [kind, id],
  examples: ['fieldpost collaborators list application my-app'],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<Collaborator[]>({ path: pathOfList(call) }), [
      { title: 'USER', of: ({ username: name }) => name },
      { title: 'RIGHTS', of: ({ rights }) => rights.join(' ') },
    ]);
  },
};

const set: Command = {
  name: 'collaborators set',
  summary: 'Gives a user exactly these rights on an application or gateway.',
  operands: [kind, id, username],
  options: [
    choice('--right <right...>', 'what the user may do', [
      ...appRights,
      ...gatewayRights,
    ]).makeOptionMandatory(),
  ],
  examples: ['fieldpost collaborators set application my-app bob --right devices --right messages:up:r'],
  run: async (call) => {
    const { api, out } = call.context;
    const rights = call.list('right') ?? [];
    await api.account<object>({ method: 'PUT', path: pathOfOne(call), body: { rights } });
    const user = call.operand(2);
    out.done(
      { username: user, rights },
      `${user} has these rights on ${call.operand(1)}: ${rights.join(', ')}.`,
    );
  },
};

const remove: Command = {
  name: 'collaborators remove',
  summary: 'Takes all rights on an application or gateway from a user.',
  operands: [kind, id, username],
  options: [yes],
  examples: ['fieldpost collaborators remove gateway my-gateway bob --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const user = call.operand(2);
    await call.context.confirm(`Remove ${user} from ${call.operand(1)}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOfOne(call) });
    out.done({ username: user, done: 'removed' }, `${user} has no rights on ${call.operand(1)} any more.`);
  },
};

export const collaboratorCommands = [list, set, remove];
