import { randomBytes } from 'node:crypto';
import { type Command, ParseWith } from '@fieldpost/transport';
import type { AccountSettings } from '../account.config.js';
import { operator } from '../access/actor.js';
import { withSecret } from '../clients/client-secret.js';
import { newClient, toClientDto } from '../clients/clients.dto.js';
import { type Manager, toNewClient } from '../clients/clients.rules.js';
import { clientDiffers } from '../clients/clients.errors.js';
import { type Client, Clients } from '../clients/clients.repository.js';

/** The operator has the rights of administrators, and owns no clients. */
const manager: Manager = { userId: '', isAdmin: true };

/** For the first client, such as that of the console. The last word of the line, or `secret` of the object, is the secret, which is shown once. */
const clientCreate: Command<AccountSettings> = {
  name: 'client create',
  usage:
    'client create NAME --scope SCOPE... [--grant GRANT...] [--redirect-uri URI...] [--post-logout-redirect-uri URI...] [--backchannel-logout-uri URI] [--id-token-algorithm RS256|ES256] [--jwks JSON|--jwks-uri URI] [--description TEXT] [--public] [--official] [--v2] [--if-missing] [--json]',
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
    'jwks-uri': { type: 'string' },
    description: { type: 'string' },
    v2: { type: 'boolean' },
    public: { type: 'boolean' },
    official: { type: 'boolean' },
    'if-missing': { type: 'boolean' },
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
      jwks_uri: values['jwks-uri'],
    });
    const wanted = { ...toNewClient(parsed, manager), ownerId: null };
    const { client, secret } = withSecret(wanted, randomBytes);
    const clients = new Clients(db);
    const existing = values['if-missing'] === true ? await clients.find(client.id) : undefined;
    if (existing) {
      requireSame(existing, client);
      return print({ name: client.name, exists: true }, `${client.name}  exists`);
    }
    await clients.add(client, operator);
    const made = toClientDto(client, secret);
    print(made, [made.name, made.grants.join(','), made.scope.join(','), secret ?? ''].join('  '));
  },
};

/** Throws when the client that exists is another one: a user could have created it first, and get what this one is for. */
function requireSame(existing: Client, wanted: Client): void {
  const uris = existing.redirectUris;
  const missing = wanted.redirectUris.find((uri) => !uris.includes(uri));
  const more = uris.find((uri) => !wanted.redirectUris.includes(uri));
  const differences = [
    existing.ownerId !== null && 'it has an owner',
    existing.isOfficial !== wanted.isOfficial && `it is ${existing.isOfficial ? '' : 'not '}official`,
    (!existing.isAccepted || existing.isRejected) && 'it is not accepted',
    missing !== undefined && `it has no redirect URI ${missing}`,
    more !== undefined && `it has the redirect URI ${more}`,
  ];
  const difference = differences.find((each) => each !== false);
  if (difference !== undefined) throw clientDiffers({ name: existing.id, difference });
}

/** Text that is no JSON is rejected with the keys. */
function keySetIn(json: unknown): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  } catch {
    return json;
  }
}

export const clientCommands = [clientCreate];
