import { operand, page, yes } from '../arguments.js';
import type { Command } from '../command.js';
import type { Column } from '../output/table.js';
import { pathOf } from '../session/api.js';

/** An OAuth client as the account API shows it; the secret is in the response to its creation only. */
export interface Client {
  readonly name: string;
  readonly description?: string;
  readonly secret?: string;
  readonly redirect_uris: readonly string[];
  readonly grants: readonly string[];
  readonly scope: readonly string[];
  readonly accepted: boolean;
  readonly rejected: boolean;
  readonly official: boolean;
  readonly public: boolean;
  readonly v2: boolean;
  readonly jwks_uri?: string;
  readonly id_token_signed_response_alg?: string;
  readonly post_logout_redirect_uris?: readonly string[];
  readonly backchannel_logout_uri?: string;
}

/** The operand of commands about one client. */
export const client = operand('client', 'name of the OAuth client');

/** Whether users can log in to it: `waiting` until an administrator has decided. */
export const stateOf = ({ accepted, rejected }: Client): string =>
  (accepted && 'accepted') || (rejected && 'rejected') || 'waiting';

const columns: readonly Column<Client>[] = [
  { title: 'CLIENT', of: ({ name }) => name },
  { title: 'STATE', of: stateOf },
  { title: 'GRANTS', of: ({ grants }) => grants.join(' ') },
  { title: 'SCOPE', of: ({ scope }) => scope.join(' ') },
];

/** A command that lists the clients which the user manages. */
export const listClients = (name: string, summary: string): Command => ({
  name,
  summary,
  options: page,
  examples: [`fieldpost ${name}`],
  run: async (call) => {
    const { api, out } = call.context;
    const query = { limit: call.text('limit'), offset: call.text('offset') };
    out.list(await api.account<Client[]>({ path: '/clients', query }), columns);
  },
});

const decision = (verb: string, summary: string, body: object): Command => ({
  name: `admin clients ${verb}`,
  summary,
  operands: [client],
  examples: [`fieldpost admin clients ${verb} grafana`],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    const changed = await api.account<Client>({ method: 'PATCH', path: pathOf`/clients/${name}`, body });
    out.done(changed, `Client ${name} ${verb}ed.`);
  },
});

/** A command that deletes a client. */
export const deleteClient = (words: string): Command => ({
  name: words,
  summary:
    'Deletes an OAuth client; it gets no tokens from then on, and its name stays reserved until it is purged.',
  operands: [client],
  options: [yes],
  examples: [`fieldpost ${words} grafana --yes`],
  run: async (call) => {
    const { api, out } = call.context;
    const name = call.operand(0);
    await call.context.confirm(`Delete client ${name}?`, call.flag('yes'));
    await api.account<object>({ method: 'DELETE', path: pathOf`/clients/${name}` });
    out.done({ name, done: 'deleted' }, `Client ${name} deleted.`);
  },
});

export const adminClientCommands = [
  listClients('admin clients list', 'Lists all OAuth clients.'),
  decision('accept', 'Accepts a client, so that all users can use it.', { accepted: true }),
  decision('reject', 'Rejects a client, which then gets no tokens.', { rejected: true }),
  deleteClient('admin clients delete'),
];
