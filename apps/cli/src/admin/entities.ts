import { operand, option, page } from '../arguments.js';
import type { Call, Command } from '../command.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';

interface Owned {
  readonly id: string;
  readonly created: string;
  readonly creator: string | null;
  readonly organization: string | null;
}

interface Application extends Owned {
  readonly name: string;
  readonly euis: readonly string[];
}

interface Gateway extends Owned {
  readonly eui: string | null;
  readonly description: string | null;
}

interface Shared {
  readonly collaborators: readonly {
    readonly username: string;
    readonly email: string;
    readonly rights: readonly string[];
  }[];
}

const options = [
  option('--search <text>', 'only those with this text in the id or the name, or with this EUI'),
  option('--creator <user>', 'only those that this user created'),
  option('--organization <id>', 'only those of this organization'),
  option('--sort <member>', 'member to sort by, such as id or -created'),
  ...page,
];

const queryOf = (call: Call) => ({
  ...{ search: call.text('search'), creator: call.text('creator'), organization: call.text('organization') },
  ...{ sort: call.text('sort'), limit: call.text('limit'), offset: call.text('offset') },
});

const owned: readonly Column<Owned>[] = [
  { title: 'CREATOR', of: ({ creator, organization }) => creator ?? organization ?? '' },
  { title: 'CREATED', of: ({ created }) => created.slice(0, 10) },
];

const people: readonly Column<Shared['collaborators'][number]>[] = [
  { title: 'COLLABORATOR', of: ({ username }) => username },
  { title: 'EMAIL', of: ({ email }) => email },
  { title: 'RIGHTS', of: ({ rights }) => rights.join(' ') },
];

const applications: Command = {
  name: 'admin applications list',
  summary: 'Lists the applications of all users, or those that match, with their EUIs, creator and date.',
  options,
  examples: [
    'fieldpost admin applications list --search 70B3D57ED0000001',
    'fieldpost admin applications list --creator ada --sort -created',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<Application[]>({ path: '/all-applications', query: queryOf(call) }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'EUIS', of: ({ euis }) => euis.join(' ') },
      ...owned,
    ]);
  },
};

const applicationPeople: Command = {
  name: 'admin applications collaborators',
  summary: 'Lists who has rights on an application, with their addresses.',
  operands: [operand('application', 'id of the application')],
  examples: ['fieldpost admin applications collaborators my-app'],
  run: async (call) => {
    const { api, out } = call.context;
    const path = pathOf`/all-applications/${call.operand(0)}`;
    out.list((await api.account<Shared>({ path })).collaborators, people);
  },
};

const gateways: Command = {
  name: 'admin gateways list',
  summary: 'Lists the gateways of all users, or those that match, with their EUI, creator and date.',
  options,
  examples: [
    'fieldpost admin gateways list --search B827EBFFFE87BD11',
    'fieldpost admin gateways list --organization my-org --limit 20',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    out.list(await api.account<Gateway[]>({ path: '/all-gateways', query: queryOf(call) }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'EUI', of: ({ eui }) => eui ?? '' },
      { title: 'DESCRIPTION', of: ({ description }) => description ?? '' },
      ...owned,
    ]);
  },
};

const gatewayPeople: Command = {
  name: 'admin gateways collaborators',
  summary: 'Lists who has rights on a gateway, with their addresses.',
  operands: [operand('gateway', 'id of the gateway')],
  examples: ['fieldpost admin gateways collaborators my-gateway'],
  run: async (call) => {
    const { api, out } = call.context;
    const path = pathOf`/all-gateways/${call.operand(0)}`;
    out.list((await api.account<Shared>({ path })).collaborators, people);
  },
};

export const adminEntityCommands = [applications, applicationPeople, gateways, gatewayPeople];
