import { choice, operand, option, trueOrFalse, yes } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { pathOf } from '../session/api.js';

interface Provider {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly scopes: readonly string[];
  readonly email_domains: readonly string[];
  readonly groups_claim: string;
  readonly administrator_groups: readonly string[];
  readonly creates_users: boolean;
  readonly trusts_second_factor: boolean;
  readonly enabled: boolean;
  readonly origin: string;
}

const provider = operand('provider', 'id of the login provider');

const list: Command = {
  name: 'admin providers list',
  summary: 'Lists the OpenID Connect providers through which users log in.',
  examples: ['fieldpost admin providers list'],
  run: async ({ context: { api, out } }) =>
    out.list(await api.account<Provider[]>({ path: '/login-providers' }), [
      { title: 'ID', of: ({ id }) => id },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'ISSUER', of: ({ issuer }) => issuer },
      { title: 'STATE', of: ({ enabled }) => (enabled ? 'on' : 'off') },
      { title: 'FROM', of: ({ origin }) => origin },
    ]),
};

const get: Command = {
  name: 'admin providers get',
  summary: 'Shows a login provider; its secret is never shown.',
  operands: [provider],
  examples: ['fieldpost admin providers get company'],
  run: async (call) => {
    const { api, out } = call.context;
    const found = await api.account<Provider>({ path: pathOf`/login-providers/${call.operand(0)}` });
    const texts = Object.entries(found).map(([name, value]: [string, unknown]) => [
      name.replaceAll('_', ' '),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]);
    out.item(found, Object.fromEntries(texts) as Record<string, string>);
  },
};

/** Options of new and changed providers. */
const members = [
  choice('--icon <icon>', 'icon of the button', ['company', 'key', 'person']),
  option('--scope <scope...>', 'scopes to request'),
  option('--email-domain <domain...>', 'domains of the addresses that the provider is responsible for'),
  option('--username-claim <claim>', 'claim of the user name'),
  option('--email-claim <claim>', 'claim of the e-mail address'),
  option('--groups-claim <claim>', 'claim of the groups'),
  option('--administrator-group <group...>', 'groups whose members are administrators'),
  trueOrFalse('--creates-users <choice>', 'whether people without an account get one'),
  trueOrFalse('--trusts-second-factor <choice>', 'whether the second factor of the provider counts'),
  trueOrFalse('--enabled <choice>', 'whether users can log in through it'),
  option('--secret-stdin', 'read the client secret from standard input'),
];

/** The members of the body that the options set; the others keep their values. */
async function bodyOf(call: Call): Promise<object> {
  return {
    ...{ name: call.text('name'), icon: call.text('icon'), client_id: call.text('clientId') },
    ...{ scopes: call.list('scope'), email_domains: call.list('emailDomain') },
    ...{ username_claim: call.text('usernameClaim'), email_claim: call.text('emailClaim') },
    ...{ groups_claim: call.text('groupsClaim'), administrator_groups: call.list('administratorGroup') },
    ...{ creates_users: call.choice('createsUsers'), enabled: call.choice('enabled') },
    trusts_second_factor: call.choice('trustsSecondFactor'),
    ...(call.flag('secretStdin') && {
      client_secret: (await call.context.readLine('Client secret: ')).trim(),
    }),
  };
}

const create: Command = {
  name: 'admin providers create',
  summary: 'Adds a login provider. Its redirect URI is /users/login/providers/ID/callback of the server.',
  operands: [provider],
  options: [
    option('--name <text>', 'name on the login page').makeOptionMandatory(),
    option('--issuer <url>', 'issuer, which cannot be changed later').makeOptionMandatory(),
    option('--client-id <id>', 'id of the client at the provider').makeOptionMandatory(),
    ...members,
  ],
  examples: [
    'fieldpost admin providers create company --name "Example Inc." --issuer https://login.example.com --client-id fieldpost --secret-stdin < secret.txt',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const body = { id, issuer: call.text('issuer'), ...(await bodyOf(call)) };
    out.done(
      await api.account<Provider>({ method: 'POST', path: '/login-providers', body }),
      `Login provider ${id} added.`,
    );
  },
};

const update: Command = {
  name: 'admin providers update',
  summary: 'Changes a login provider, or switches it on or off.',
  operands: [provider],
  options: [
    option('--name <text>', 'name on the login page'),
    option('--client-id <id>', 'id of the client at the provider'),
    ...members,
  ],
  examples: [
    'fieldpost admin providers update company --enabled false',
    'fieldpost admin providers update company --secret-stdin < secret.txt',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    const path = pathOf`/login-providers/${id}`;
    const body = await bodyOf(call);
    out.done(await api.account<Provider>({ method: 'PATCH', path, body }), `Login provider ${id} changed.`);
  },
};

const remove: Command = {
  name: 'admin providers delete',
  summary: 'Removes a login provider. Logins through it end and are no longer linked with users.',
  operands: [provider],
  options: [yes],
  examples: ['fieldpost admin providers delete company --yes'],
  run: async (call) => {
    const { api, out } = call.context;
    const id = call.operand(0);
    await call.context.confirm(`Remove login provider ${id}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/login-providers/${id}` });
    out.done({ id, done: 'deleted' }, `Login provider ${id} removed.`);
  },
};

export const adminProviderCommands = [list, get, create, update, remove];
