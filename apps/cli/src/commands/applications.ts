import { option, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import { pathOf } from '../session/api.js';
import type { Column } from '../output/table.js';
import { application } from './operands.js';

interface Application {
  readonly id: string;
  readonly name: string;
  readonly euis: readonly string[];
  readonly created: string;
  readonly rights: readonly string[];
}

const columns: readonly Column<Application>[] = [
  { title: 'ID', of: ({ id }) => id },
  { title: 'NAME', of: ({ name }) => name },
  { title: 'EUIS', of: ({ euis }) => euis.join(' ') },
  { title: 'CREATED', of: ({ created }) => created.slice(0, 10) },
];

const fieldsOf = ({ id, name, euis, created, rights }: Application) => ({
  ...{ id, name, created },
  euis: euis.join(' '),
  rights: rights.join(' '),
});

const list: Command = {
  name: 'applications list',
  summary: 'Lists your applications.',
  options: page,
  examples: ['fieldpost applications list', 'fieldpost applications list --json'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Application[]>({ path: '/applications', query }), columns);
  },
};

const get: Command = {
  name: 'applications get',
  summary: 'Shows an application.',
  operands: [application],
  examples: ['fieldpost applications get my-app'],
  run: async (call) => {
    const { api, out } = call.context;
    const found = await api.account<Application>({ path: pathOf`/applications/${call.operand(0)}` });
    out.item(found, fieldsOf(found));
  },
};

const create: Command = {
  name: 'applications create',
  summary: 'Creates an application and registers it at the handler, so that it can have devices.',
  operands: [application],
  options: [
    option('--name <text>', 'name for people; the id by default'),
    option('--organization <id>', 'create it for this organization, with its limits'),
    option('--no-register', 'do not register it at the handler'),
  ],
  examples: [
    'fieldpost applications create my-app --name "My application"',
    'fieldpost applications create my-app --organization acme',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const body = { id, name: call.text('name') ?? id, organization: call.text('organization') };
    const created = await api.account<Application>({ method: 'POST', path: '/applications', body });
    if (call.flag('register')) await register(call.context, id);
    out.done(created, `Application ${id} created.`);
  },
};

const register = ({ api }: Pick<Parameters<Command['run']>[0]['context'], 'api'>, id: string) =>
  api.handler<object>({ method: 'POST', path: '/applications', body: { app_id: id }, scope: `apps:${id}` });

const update: Command = {
  name: 'applications update',
  summary: 'Changes the name of an application.',
  operands: [application],
  options: [option('--name <text>', 'name for people').makeOptionMandatory()],
  examples: ['fieldpost applications update my-app --name "Water meters"'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const body = { name: call.text('name') };
    out.done(
      await api.account<Application>({ method: 'PATCH', path: pathOf`/applications/${id}`, body }),
      `Application ${id} changed.`,
    );
  },
};

const remove: Command = {
  name: 'applications delete',
  summary: 'Deletes an application; its id stays reserved. Unregister it first to delete its devices, too.',
  operands: [application],
  options: [yes],
  examples: ['fieldpost applications delete my-app', 'fieldpost applications delete my-app --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Delete application ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/applications/${id}` });
    out.done({ id, done: 'deleted' }, `Application ${id} deleted.`);
  },
};

const registerCommand: Command = {
  name: 'applications register',
  summary: 'Registers an application at the handler, so that it can have devices.',
  operands: [application],
  examples: ['fieldpost applications register my-app'],
  run: async (call) => {
    const id = call.operand(0);
    await register(call.context, id);
    call.context.out.done({ id, done: 'registered' }, `Application ${id} registered.`);
  },
};

const unregister: Command = {
  name: 'applications unregister',
  summary: 'Deletes all devices of an application and removes it from the handler.',
  operands: [application],
  options: [yes],
  examples: ['fieldpost applications unregister my-app'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(
      `Delete all devices of ${id} and remove it from the handler?`,
      call.flag('yes'),
    );
    await api.handler<object>({ method: 'DELETE', path: pathOf`/applications/${id}` });
    out.done({ id, done: 'unregistered' }, `Application ${id} removed from the handler.`);
  },
};

export const applicationCommands = [list, get, create, update, remove, registerCommand, unregister];
