import { randomBytes } from 'node:crypto';
import { type Command, ParseWith } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { operator } from '../access/actor.js';
import { clientRightsCommand } from './client-rights.command.js';
import { ClientName } from '../values/client-name.js';
import { withSecret } from '../clients/client-secret.js';
import { clientChanges, newClient, toClientDto } from '../clients/clients.dto.js';
import { clientNotFound } from '../clients/clients.errors.js';
import { change, type Manager, toNewClient } from '../clients/clients.rules.js';
import { Clients } from '../clients/clients.repository.js';
import type { ClientDto } from '../clients/clients.operations.js';

/** The operator has the rights of administrators, and owns no clients. */
const manager: Manager = { userId: '', isAdmin: true };
/** Clients per query, to limit memory. */
const portion = 500;

const stateOf = ({ accepted, rejected }: ClientDto): string =>
  (accepted && 'accepted') || (rejected && 'rejected') || 'waiting';

const toText = (client: ClientDto): string =>
  [client.name, stateOf(client), client.grants.join(','), client.scope.join(',')].join('  ');

/** One line per client, by name. */
const clientList: Command<AccountSettings> = {
  name: 'client list',
  usage: 'client list [--json]',
  summary: 'Lists all OAuth clients.',
  run: async (_values, { db, print }) => {
    const clients = new Clients(db);
    for (let offset = 0; ; offset += portion) {
      const some = await clients.listOf(undefined).read({ limit: portion, offset, after: undefined });
      for (const client of some.map((each) => toClientDto(each))) print(client, toText(client));
      if (some.length < portion) return;
    }
  },
};

/** The last word of the line, or `secret` of the object, is the secret, which is shown once. */
const clientCreate: Command<AccountSettings> = {
  name: 'client create',
  usage:
    'client create NAME --scope SCOPE... [--grant GRANT...] [--redirect-uri URI...] [--post-logout-redirect-uri URI...] [--backchannel-logout-uri URI] [--id-token-algorithm RS256|ES256] [--jwks JSON] [--description TEXT] [--public] [--official] [--v2] [--json]',
  summary: 'Creates an accepted OAuth client and prints its secret.',
  operand: 'name',
  options: {
    scope: { type: 'string', multiple: true },
    grant: { type: 'string', multiple: true },
    'redirect-uri': { type: 'string', multiple: true },
    'post-logout-redirect-uri': { type: 'string', multiple: true },
    'backchannel-logout-uri': { type: 'string' },
    'id-token-algorithm': { type: 'string' },
    jwks: { type: 'string' },
    description: { type: 'string' },
    v2: { type: 'boolean' },
    public: { type: 'boolean' },
    official: { type: 'boolean' },
  },
  run: async (values, { db, print }) => {
    const { name, scope, description, public: isPublic, official, v2 } = values;
    const body = { name, scope, description, official, public: isPublic, v2, accepted: true };
    const parsed = await new ParseWith(newClient).transform({
      ...body,
      grants: values['grant'],
      redirect_uris: values['redirect-uri'],
      post_logout_redirect_uris: values['post-logout-redirect-uri'],
      backchannel_logout_uri: values['backchannel-logout-uri'],
      id_token_signed_response_alg: values['id-token-algorithm'],
      jwks: keySetIn(values['jwks']),
    });
    const wanted = { ...toNewClient(parsed, manager), ownerId: null };
    const { client, secret } = withSecret(wanted, randomBytes);
    await new Clients(db).add(client, operator);
    const made = toClientDto(client, secret);
    print(made, [toText(made), secret ?? ''].join('  '));
  },
};

/** Text that is no JSON is rejected with the keys. */
function keySetIn(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  } catch {
    return json;
  }
}

const clientDelete: Command<AccountSettings> = {
  name: 'client delete',
  usage: 'client delete NAME [--json]',
  summary:
    'Deletes an OAuth client; it gets no tokens from then on, and its name stays reserved until it is purged.',
  operand: 'name',
  run: async (values, { db, print }) => {
    const name = ClientName(values['name']);
    if (!(await new Clients(db).remove(name, operator))) throw clientNotFound({ name });
    print({ name, done: 'client.deleted' }, `client.deleted ${name}`);
  },
};

const acceptanceCommand = (verb: string, summary: string, body: object): Command<AccountSettings> => ({
  name: `client ${verb}`,
  usage: `client ${verb} NAME [--json]`,
  summary,
  operand: 'name',
  run: async (values, { db, print }) => {
    const name = ClientName(values['name']);
    const judged = await new Clients(db).change(name, operator, (client) =>
      change(client, clientChanges.parse(body), manager),
    );
    if (!judged) throw clientNotFound({ name });
    const dto = toClientDto(judged);
    print(dto, toText(dto));
  },
});

export const clientCommands = [
  clientList,
  clientCreate,
  clientDelete,
  clientRightsCommand,
  acceptanceCommand('accept', 'Accepts a client, so that all users can use it.', { accepted: true }),
  acceptanceCommand('reject', 'Rejects a client, which then gets no tokens.', { rejected: true }),
];
