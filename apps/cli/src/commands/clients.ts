import { generalScopes } from '@fieldpost/domain';
import { InvalidArgumentError } from 'commander';
import { type Client, client, deleteClient, listClients, stateOf } from '../admin/clients.js';
import { choice, option, trueOrFalse } from '../arguments.js';
import type { Call, Command } from '../command.js';
import { pathOf } from '../session/api.js';

const grantTypes = ['authorization_code', 'refresh_token', 'device_code', 'client_credentials', 'password'];

/** What new and changed clients have, without the scope that new ones need. */
const settings = [
  choice('--grant <grant...>', 'how it gets tokens; password is for administrators', grantTypes),
  option('--redirect-uri <uri...>', 'where a login returns to'),
  option('--post-logout-redirect-uri <uri...>', 'where a logout may return to'),
  option('--backchannel-logout-uri <uri>', 'where logout tokens are posted; an empty text removes it'),
  choice('--id-token-algorithm <name>', 'signature of id tokens', ['RS256', 'ES256']),
  option('--jwks <json>', 'public keys of the client, in place of its secret').argParser(parsedJson),
  option('--jwks-uri <url>', 'where it publishes them; an empty text removes it'),
  option('--description <text>', 'what users see when they allow it'),
  trueOrFalse('--official <choice>', 'whether administrators act as such through it; for administrators'),
  trueOrFalse('--v2 <choice>', 'whether it can log in without PKCE; for administrators'),
];
const scope = () => choice('--scope <scope...>', 'what its tokens may be for', generalScopes);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It is not JSON.');
  }
}

/** The members of the body that the options set; the others keep their values. */
const bodyOf = (call: Call): object => ({
  ...{ scope: call.list('scope'), grants: call.list('grant'), description: call.text('description') },
  ...{ redirect_uris: call.list('redirectUri'), jwks: call.json('jwks'), jwks_uri: call.text('jwksUri') },
  post_logout_redirect_uris: call.list('postLogoutRedirectUri'),
  backchannel_logout_uri: call.text('backchannelLogoutUri'),
  id_token_signed_response_alg: call.text('idTokenAlgorithm'),
  ...{ official: call.choice('official'), v2: call.choice('v2') },
});

/** The secret is first, so that `--quiet` prints it alone. */
const fieldsOf = (shown: Client): Readonly<Record<string, string | undefined>> => ({
  secret: shown.secret,
  ...{ name: shown.name, description: shown.description, state: stateOf(shown) },
  ...{ grants: shown.grants.join(' '), scope: shown.scope.join(' ') },
  kind: [shown.public && 'public', shown.official && 'official', shown.v2 && 'v2'].filter(Boolean).join(' '),
  'redirect URIs': shown.redirect_uris.join(' '),
  'id tokens': shown.id_token_signed_response_alg,
  'redirect URIs after logout': shown.post_logout_redirect_uris?.join(' '),
  'back-channel logout': shown.backchannel_logout_uri,
  'key set': shown.jwks_uri,
});

const get: Command = {
  name: 'clients get',
  summary: 'Shows an OAuth client; its secret is never shown again.',
  operands: [client],
  examples: ['fieldpost clients get grafana'],
  run: async (call) => {
    const { api, out } = call.context;
    const found = await api.account<Client>({ path: pathOf`/clients/${call.operand(0)}` });
    out.item(found, fieldsOf(found));
  },
};

const create: Command = {
  name: 'clients create',
  summary:
    'Registers an OAuth client and prints its secret, once. Until an administrator accepts it, only you can log in with it.',
  operands: [client],
  options: [
    scope().makeOptionMandatory(),
    option('--public', 'a program that cannot keep a secret, and gets none'),
    ...settings,
  ],
  examples: [
    'fieldpost clients create grafana --scope openid --scope email --scope profile --redirect-uri https://grafana.example/login/generic_oauth',
    'fieldpost clients create my-service --grant client_credentials --scope apps',
  ],
  run: async (call) => {
    const { api, out } = call.context;
    const body = { name: call.operand(0), ...bodyOf(call), public: call.flag('public') };
    const made = await api.account<Client>({ method: 'POST', path: '/clients', body });
    out.item(made, fieldsOf(made));
  },
};

const update: Command = {
  name: 'clients update',
  summary:
    'Changes an OAuth client. Lists are replaced; more scopes, grants or addresses need a new acceptance.',
  operands: [client],
  options: [scope(), ...settings],
  examples: ['fieldpost clients update grafana --redirect-uri https://grafana.example/login/generic_oauth'],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    const changed = await api.account<Client>({
      method: 'PATCH',
      path: pathOf`/clients/${name}`,
      body: bodyOf(call),
    });
    out.done(changed, `Client ${name} changed; it is ${stateOf(changed)}.`);
  },
};

export const clientCommands = [
  listClients('clients list', 'Lists your OAuth clients; to administrators, all.'),
  get,
  create,
  update,
  deleteClient('clients delete'),
];
