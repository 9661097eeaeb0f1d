import { appRights, gatewayRights } from '@fieldpost/domain';
import { client } from '../admin/clients.js';
import { choice, oneOf, operand, yes } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { pathOf } from '../session/api.js';

interface EntityRights {
  readonly kind: string;
  readonly id: string;
  readonly rights: readonly string[];
}

const kind = oneOf('kind', 'application or gateway', ['application', 'gateway']);
const entity = operand('id', 'id of the application or gateway');

const pathOfRights = (call: Call): string => {
  const [name, id] = [call.operand(0), call.operand(2)];
  return call.operand(1) === 'gateway'
    ? pathOf`/gateways/${id}/clients/${name}`
    : pathOf`/applications/${id}/clients/${name}`;
};

const list: Command = {
  name: 'clients rights list',
  isDefault: true,
  summary: 'Lists the applications and gateways on which an OAuth client of yours acts for itself.',
  operands: [client],
  examples: ['fieldpost clients rights my-service'],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<EntityRights[]>({ path: pathOf`/clients/${call.operand(0)}/rights` }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'KIND', of: (one) => one.kind },
      { title: 'RIGHTS', of: ({ rights }) => rights.join(' ') },
    ]);
  },
};

const set: Command = {
  name: 'clients rights set',
  summary: 'Gives an OAuth client rights on an application or gateway, for the grant client_credentials.',
  operands: [client, kind, entity],
  options: [choice('--right <right...>', 'these', [...appRights, ...gatewayRights]).makeOptionMandatory()],
  examples: [
    'fieldpost clients rights set my-service application my-app --right devices --right messages:up:r',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const [name, id, rights] = [call.operand(0), call.operand(2), call.list('right')];
    await api.account<object>({ method: 'PUT', path: pathOfRights(call), body: { rights } });
    out.done({ client: name, id, rights }, `${name} has rights on ${id}: ${rights?.join(', ') ?? ''}.`);
  },
};

const remove: Command = {
  name: 'clients rights remove',
  summary:
    'Takes all rights on an application or gateway from an OAuth client, which ends its tokens for it.',
  operands: [client, kind, entity],
  options: [yes],
  examples: ['fieldpost clients rights remove my-service application my-app --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const [name, id] = [call.operand(0), call.operand(2)];
    await call.context.confirm(`Take all rights on ${id} from ${name}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOfRights(call) });
    out.done({ client: name, id, done: 'removed' }, `${name} has no rights on ${id} any more.`);
  },
};

export const clientRightsCommands = [list, set, remove];
