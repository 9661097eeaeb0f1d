import { appRights } from '@fieldpost/domain';
import { choice, operand, option, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { moment } from '../output/moment.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';
import { application } from './operands.js';

interface AccessKey {
  readonly name: string;
  readonly key: string;
  readonly rights: readonly string[];
  readonly expires?: string;
  readonly addresses?: readonly string[];
  readonly last_used?: string;
}

const keyName = operand('name', 'name of the access key');

const columns: readonly Column<AccessKey>[] = [
  { title: 'NAME', of: ({ name }) => name },
  { title: 'RIGHTS', of: ({ rights }) => rights.join(' ') },
  { title: 'EXPIRES', of: ({ expires }) => moment(expires) },
  { title: 'LAST USED', of: ({ last_used }) => moment(last_used) },
];

const list: Command = {
  name: 'applications keys list',
  isDefault: true,
  summary: 'Lists the access keys of an application, without the keys.',
  operands: [application],
  examples: ['fieldpost applications keys list my-app'],
  run: async (call) => {
    const { api, out } = call.context;
    const keys = await api.account<AccessKey[]>({
      path: pathOf`/applications/${call.operand(0)}/access-keys`,
    });
    out.list(
      keys.map(({ key: _secret, ...shown }) => shown as AccessKey),
      columns,
    );
  },
};

const create: Command = {
  name: 'applications keys create',
  summary: 'Creates an access key and prints it.',
  operands: [application, keyName],
  options: [
    choice('--right <right...>', 'what the key may do', appRights).makeOptionMandatory(),
    option('--expires <time>', 'when it stops working, such as 2030-01-31T00:00:00Z'),
    option('--address <network...>', 'addresses from which it can be used, such as 192.0.2.0/24'),
  ],
  examples: ['fieldpost applications keys create my-app my-program --right messages:up:r --right devices'],
  run: async (call) => {
    const { api, out } = call.context;
    const body = {
      ...{ name: call.operand(1), rights: call.list('right') },
      ...{ expires: call.text('expires'), addresses: call.list('address') },
    };
    const path = pathOf`/applications/${call.operand(0)}/access-keys`;
    const made = await api.account<AccessKey>({ method: 'POST', path, body });
    const { key, name, rights, expires } = made;
    out.item(made, { key, name, rights: rights.join(' '), expires: moment(expires) });
  },
};

const remove: Command = {
  name: 'applications keys delete',
  summary: 'Deletes an access key. Programs that use it stop working.',
  operands: [application, keyName],
  options: [yes],
  examples: ['fieldpost applications keys delete my-app my-program'],
  run: async (call) => {
    const { api, out } = call.context;
    const [id, name] = [call.operand(0), call.operand(1)];
    await call.context.confirm(`Delete access key ${name} of ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/applications/${id}/access-keys/${name}` });
    out.done({ name, done: 'deleted' }, `Access key ${name} deleted.`);
  },
};

export const accessKeyCommands = [list, create, remove];
