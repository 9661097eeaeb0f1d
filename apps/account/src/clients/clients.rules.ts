import { notValid } from '@fieldpost/errors';
import { noRightAtAll } from '../access/access.errors.js';
import type { ClientChangesDto, NewClientDto } from './clients.dto.js';
import { administratorsAlone, officialClientsAlone } from './clients.errors.js';
import type { Client } from './clients.repository.js';

/** The user who manages clients. */
export interface Manager {
  readonly userId: string;
  /** Administrator, through an official client. */
  readonly isAdmin: boolean;
  /** Through a client that is not official. */
  readonly isThirdParty?: boolean;
}

/** Owners see and edit their own clients, administrators all. */
export function requireManager({ id, ownerId }: Client, { userId, isAdmin }: Manager): void {
  if (!isAdmin && ownerId !== userId) throw noRightAtAll({ kind: 'Client', id });
}

/** The new client without a secret; only administrators create accepted ones. */
export function toNewClient(body: NewClientDto, manager: Manager): Client {
  const nothing: Client = {
    id: body.name,
    secretDigest: null,
    name: body.name,
    description: '',
    ownerId: manager.userId,
    redirectUris: [],
    grants: ['authorization_code', 'refresh_token'],
    scopes: [],
    isAccepted: false,
    isRejected: false,
    isOfficial: false,
    isPublic: body.public ?? false,
    forDevelopment: false,
  };
  return applied(nothing, body, manager);
}

/** The client after the change. Third-party clients cannot change redirect URIs. */
export function change(client: Client, body: ClientChangesDto, manager: Manager): Client {
  const wanted = applied(client, body, manager);
  const isMoved = adds(client.redirectUris, wanted.redirectUris);
  // It could receive codes with every scope that the owner has allowed this client.
  if (isMoved && manager.isThirdParty === true) throw officialClientsAlone();
  return wanted;
}

/** A change that extends the access of an accepted client requires a new acceptance. */
function applied(client: Client, body: ClientChangesDto, manager: Manager): Client {
  requireUnchanged(client, body);
  const wanted: Client = {
    ...client,
    description: body.description ?? client.description,
    redirectUris: urisOf(client, body),
    grants: body.grants ?? client.grants,
    scopes: body.scope ?? client.scopes,
    isOfficial: body.official ?? client.isOfficial,
    ...changedAcceptance(client, body),
  };
  if (manager.isAdmin) return wanted;
  requireNothingReserved(client, wanted);
  return reachesFurther(client, wanted) ? { ...wanted, isAccepted: false } : wanted;
}

function requireUnchanged(client: Client, body: ClientChangesDto): void {
  const reject = (argument: string) => notValid({ argument, reason: 'can not be changed' });
  if ((body.name ?? client.id) !== client.id) throw reject('Name');
  if ((body.public ?? client.isPublic) !== client.isPublic) throw reject('Public');
}

/** A v2 client that sends back the first redirect URI does not change the others. */
function urisOf({ redirectUris }: Client, { uri, redirect_uris }: ClientChangesDto): readonly string[] {
  if (redirect_uris) return redirect_uris;
  return uri === undefined || uri === redirectUris[0] ? redirectUris : [uri];
}

/** Accepting ends a rejection, and rejecting ends an acceptance. */
function changedAcceptance(
  { isAccepted, isRejected }: Client,
  { accepted, rejected }: ClientChangesDto,
): Pick<Client, 'isAccepted' | 'isRejected'> {
  const [accepts, rejects] = [accepted === true && !isAccepted, rejected === true && !isRejected];
  if (accepts && rejects) throw notValid({ argument: 'Rejected', reason: 'can not be true with accepted' });
  return {
    isAccepted: rejects ? false : (accepted ?? isAccepted),
    isRejected: accepts ? false : (rejected ?? isRejected),
  };
}

/** Only administrators allow the password grant, because the client sees passwords of users. */
function requireNothingReserved(now: Client, wanted: Client): void {
  const reject = (field: string) => administratorsAlone({ field });
  if (now.isAccepted !== wanted.isAccepted) throw reject('accepted');
  if (now.isRejected !== wanted.isRejected) throw reject('rejected');
  if (now.isOfficial !== wanted.isOfficial) throw reject('official');
  if (has(wanted, 'password') && !has(now, 'password')) throw reject('grants');
}

const has = ({ grants }: Client, grant: Client['grants'][number]): boolean => grants.includes(grant);

const adds = (now: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((one) => !now.includes(one));

const reachesFurther = (now: Client, wanted: Client): boolean =>
  adds(now.grants, wanted.grants) ||
  adds(now.scopes, wanted.scopes) ||
  adds(now.redirectUris, wanted.redirectUris);
