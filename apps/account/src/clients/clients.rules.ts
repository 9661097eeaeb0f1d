import { isDeepStrictEqual } from 'node:util';
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
    isV2: false,
    idTokenAlgorithm: 'RS256',
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    keys: [],
    jwksUri: null,
    forDevelopment: false,
  };
  return applied(nothing, body, manager);
}

/** The client after the change. Third-party clients cannot change where codes and logout tokens are sent, nor the grants. */
export function change(client: Client, body: ClientChangesDto, manager: Manager): Client {
  const wanted = applied(client, body, manager);
  if (manager.isThirdParty === true && isRedirected(client, wanted)) throw officialClientsAlone();
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
    isV2: body.v2 ?? client.isV2,
    ...changedKeys(client, body),
    ...openidSettings(client, body),
    ...changedAcceptance(client, body),
  };
  if (wanted.isPublic) requirePublic(wanted);
  requireOneKeySet(wanted);
  if (manager.isAdmin) return wanted;
  requireNothingReserved(client, wanted);
  return reachesFurther(client, wanted) ? { ...wanted, isAccepted: false } : wanted;
}

/** A public client has nothing to authenticate with, so it does not act for itself. */
function requirePublic(wanted: Client): void {
  if (has(wanted, 'client_credentials'))
    throw notValid({ argument: 'Grants', reason: 'can not have client_credentials without a secret' });
  if (wanted.keys.length > 0)
    throw notValid({ argument: 'Jwks', reason: 'can not be set for a public client' });
  if (wanted.jwksUri !== null)
    throw notValid({ argument: 'JwksUri', reason: 'can not be set for a public client' });
}

/** RFC 7591, 2. */
function requireOneKeySet({ keys, jwksUri }: Client): void {
  if (keys.length > 0 && jwksUri !== null)
    throw notValid({ argument: 'JwksUri', reason: 'can not be set together with jwks' });
}

function requireUnchanged(client: Client, body: ClientChangesDto): void {
  const reject = (argument: string) => notValid({ argument, reason: 'can not be changed' });
  if ((body.name ?? client.id) !== client.id) throw reject('Name');
  if ((body.public ?? client.isPublic) !== client.isPublic) throw reject('Public');
}

const changedKeys = (client: Client, body: ClientChangesDto): Pick<Client, 'keys' | 'jwksUri'> => ({
  keys: body.jwks ?? client.keys,
  jwksUri: (body.jwks_uri ?? client.jwksUri) || null,
});

const openidSettings = (
  client: Client,
  body: ClientChangesDto,
): Pick<Client, 'idTokenAlgorithm' | 'postLogoutRedirectUris' | 'backchannelLogoutUri'> => ({
  idTokenAlgorithm: body.id_token_signed_response_alg ?? client.idTokenAlgorithm,
  postLogoutRedirectUris: body.post_logout_redirect_uris ?? client.postLogoutRedirectUris,
  backchannelLogoutUri: (body.backchannel_logout_uri ?? client.backchannelLogoutUri) || null,
});

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

/**
 * Only administrators allow the password grant, because the client sees passwords of users, and codes without PKCE (RFC 9700,
 * 2.1.1 and 2.4).
 */
function requireNothingReserved(now: Client, wanted: Client): void {
  const reject = (field: string) => administratorsAlone({ field });
  if (now.isAccepted !== wanted.isAccepted) throw reject('accepted');
  if (now.isRejected !== wanted.isRejected) throw reject('rejected');
  if (now.isOfficial !== wanted.isOfficial) throw reject('official');
  if (wanted.isV2 && !now.isV2) throw reject('v2');
  if (has(wanted, 'password') && !has(now, 'password')) throw reject('grants');
}

/**
 * Whether another program could pose as the client: receive codes with every scope that users have allowed it, its logout
 * tokens, or tokens by another grant.
 */
const isRedirected = (now: Client, wanted: Client): boolean =>
  adds(now.redirectUris, wanted.redirectUris) ||
  adds(now.postLogoutRedirectUris, wanted.postLogoutRedirectUris) ||
  adds(now.grants, wanted.grants) ||
  !isDeepStrictEqual(now.keys, wanted.keys) ||
  now.jwksUri !== wanted.jwksUri ||
  (wanted.backchannelLogoutUri !== null && wanted.backchannelLogoutUri !== now.backchannelLogoutUri);

const has = ({ grants }: Client, grant: Client['grants'][number]): boolean => grants.includes(grant);

const adds = (now: readonly string[], wanted: readonly string[]): boolean =>
  wanted.some((one) => !now.includes(one));

const reachesFurther = (now: Client, wanted: Client): boolean =>
  adds(now.grants, wanted.grants) ||
  adds(now.scopes, wanted.scopes) ||
  adds(now.postLogoutRedirectUris, wanted.postLogoutRedirectUris) ||
  adds(now.redirectUris, wanted.redirectUris);
