import { option, operand, page, wholeNumber } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { Failure } from '../failure.js';
import { pathOf } from '../session/api.js';

const kindsOfOrganization = ['applications', 'gateways', 'access_keys', 'devices'] as const;
const kindsOfUser = [...kindsOfOrganization, 'organizations'] as const;

type Limits = Readonly<Partial<Record<(typeof kindsOfUser)[number], number>>>;

interface Organization {
  readonly id: string;
  readonly name: string;
  readonly owners: readonly string[];
  readonly members: number;
  readonly limits: Limits;
}

const textOf = (limits: Limits): string =>
  Object.entries(limits)
    .map(([kind, limit]) => `${kind}: ${limit === 0 ? 'no limit' : limit}`)
    .join(', ');

const list: Command = {
  name: 'admin organizations list',
  summary: 'Lists the organizations of all users, with the limits that an administrator set.',
  options: page,
  examples: ['fieldpost admin organizations list'],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Organization[]>({ path: '/all-organizations', query }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'OWNERS', of: ({ owners }) => owners.join(' ') },
      { title: 'MEMBERS', of: ({ members }) => String(members) },
      { title: 'LIMITS', of: ({ limits }) => textOf(limits) },
    ]);
  },
};

const optionsOf = (kinds: readonly string[]) => [
  ...kinds.map((kind) =>
    wholeNumber(`--${kind.replace('_', '-')} <number>`, `${kind.replace('_', ' ')}; 0 for no limit`),
  ),
  option('--default <kind...>', 'back to the setting of the server').choices(kinds),
];

function changesIn(call: Call, kinds: readonly string[]) {
  const set = kinds.flatMap((kind) => {
    const text = call.text(kind === 'access_keys' ? 'accessKeys' : kind);
    return text === undefined ? [] : [[kind, Number(text)] as const];
  });
  const changes = [...set, ...(call.list('default') ?? []).map((kind) => [kind, null] as const)];
  if (changes.length === 0) throw new Failure('Name a limit, such as --devices 1000.', 'usage');
  return { limits: Object.fromEntries(changes) };
}

const ofUser: Command = {
  name: 'admin users limits',
  summary: 'Changes how much a user may create. Administrators may create any number of all but devices.',
  operands: [operand('user', 'name of the user')],
  options: optionsOf(kindsOfUser),
  examples: ['fieldpost admin users limits bob --applications 20 --devices 0 --default gateways'],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    const [path, body] = [pathOf`/users/${name}`, changesIn(call, kindsOfUser)];
    out.done(await api.account<object>({ method: 'PATCH', path, body }), `Limits of ${name} changed.`);
  },
};

const ofOrganization: Command = {
  name: 'admin organizations limits',
  summary: 'Changes how much may be created for an organization.',
  operands: [operand('organization', 'id of the organization')],
  options: optionsOf(kindsOfOrganization),
  examples: ['fieldpost admin organizations limits acme --devices 100000'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const [path, body] = [pathOf`/all-organizations/${id}`, changesIn(call, kindsOfOrganization)];
    out.done(await api.account<object>({ method: 'PATCH', path, body }), `Limits of ${id} changed.`);
  },
};

export const adminLimitCommands = [ofUser, list, ofOrganization];
