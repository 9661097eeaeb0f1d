import { parseScopes, type ScopeRequest } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { GrantType } from '../clients/clients.repository.js';
import type { Passwords } from '../users/passwords/passwords.js';
import { isUserId } from '../values/user-id.js';
import type { DescribedClient, GrantBook, Parties, TokenUser } from './authority.repository.js';
import { type ClientState, type Credentials, requireClient, requireProven } from './client-credentials.js';
import { isRejected, reject, type Rejected } from './decision.js';
import { availableKinds, grantAll, type Granted, grantWanted } from './granted-scopes.js';

export interface UserGrant extends Granted {
  readonly user: TokenUser;
  /** Position of the revocation feed that the grant reflects: read before the rights were. */
  readonly revision: number;
}

export interface PasswordAsked {
  readonly client: Credentials;
  readonly username: string;
  readonly password: string;
  readonly scopes: readonly string[];
  /** Network address of the caller; empty when nobody knows it. */
  readonly address: string;
}

export interface LoginAsked {
  readonly username: string;
  readonly password: string;
  /** Network address of the browser; empty when nobody knows it. */
  readonly address: string;
}

export interface StandingAsked {
  readonly client: Credentials;
  readonly userId: string;
  /** Position of the revocation feed that the presented token is as old as; undefined when there is none. */
  readonly revision?: number | undefined;
}

export interface UserAsked extends StandingAsked {
  readonly scopes: readonly string[];
  /** Empty for a restriction, which every client may ask for. */
  readonly grantType: string;
}

export interface AuthorityOptions {
  readonly issuer: string;
  readonly isDevelopment: boolean;
}

/** As many as one question may name. */
const mostClients = 100;

const tokenRevoked = reject('USER', 'the token was revoked');
const wrongUser = reject('USER', 'unknown user or wrong password');

/** What the database takes as text; anything else names nobody. */
export const askable = (text: string): string => (text.includes('\0') ? '' : text);

/** Says who gets a token and what it may do. Everything that can be rejected is, before oauth consumes anything. */
export class AuthorityService {
  constructor(
    private readonly book: GrantBook,
    private readonly passwords: Passwords,
    private readonly options: AuthorityOptions,
  ) {}

  async grantForPassword(asked: PasswordAsked): Promise<UserGrant | Rejected> {
    const found = await this.book.partiesByLogin(askable(asked.client.id), askable(asked.username));
    const client = this.clientFor(found, asked.client, 'password');
    if (isRejected(client)) return client;
    const isRight = await this.passwords.isRight(asked.password, found.user?.passwordHash, asked.username);
    if (!isRight) return wrongUser;
    const granted = await this.grantTo(client, found, asked.scopes);
    if (!isRejected(granted)) await this.book.recordLogin(granted.user, asked.client.id, asked.address);
    return granted;
  }

  async grantForUser({
    client: credentials,
    userId,
    scopes,
    grantType,
    revision,
  }: UserAsked): Promise<UserGrant | Rejected> {
    const found = await this.book.partiesById(askable(credentials.id), isUserId(userId) ? userId : '');
    const client = this.clientFor(found, credentials, grantType);
    if (isRejected(client)) return client;
    return isRevoked(found, revision) ? tokenRevoked : this.grantTo(client, found, scopes);
  }

  /**
   * The user who was given something through the client, as long as both are good. Without a user the client alone is asked
   * about, which ends what it was given also where its maker alone can try it out.
   */
  async standingOf({ client: credentials, userId, revision }: StandingAsked): Promise<TokenUser | Rejected> {
    const found = await this.book.partiesById(askable(credentials.id), isUserId(userId) ? userId : '');
    const client =
      userId === ''
        ? requireProven(found.client, credentials, this.options.isDevelopment)
        : this.clientFor(found, credentials, '');
    if (isRejected(client)) return client;
    if (isRevoked(found, revision)) return tokenRevoked;
    return found.user && !found.user.isBanned ? found.user : wrongUser;
  }

  /** The user whose password it is, for a session on the website. */
  async authenticateUser({ username, password, address }: LoginAsked): Promise<TokenUser | Rejected> {
    const { user } = await this.book.partiesByLogin('', askable(username));
    const isRight = await this.passwords.isRight(password, user?.passwordHash, username);
    if (!isRight || !user || user.isBanned) return wrongUser;
    await this.book.recordLogin(user, undefined, address);
    return user;
  }

  /** The user of a session on the website, as of now. */
  async describeUser(userId: string): Promise<TokenUser | Rejected> {
    const { user } = await this.book.partiesById('', isUserId(userId) ? userId : '');
    return user && !user.isBanned ? user : wrongUser;
  }

  /** Those of the clients that serve the user, or everybody when `userId` is empty. */
  async describeClients(ids: readonly string[], userId: string): Promise<readonly DescribedClient[]> {
    const found = await this.book.clientsById(ids.slice(0, mostClients).map(askable));
    const { isDevelopment } = this.options;
    const known = { id: '', secret: '', known: true };
    return found.filter((client) => !isRejected(requireClient(client, known, isDevelopment, userId)));
  }

  private clientFor(
    { client: found, user }: Parties,
    credentials: Credentials,
    grantType: string,
  ): ClientState | Rejected {
    const client = requireClient(found, credentials, this.options.isDevelopment, user?.id);
    if (isRejected(client) || grantType === '' || client.grants.includes(grantType as GrantType))
      return client;
    return reject('GRANT_TYPE', `the client was not given the grant type "${grantType}"`);
  }

  private async grantTo(
    client: ClientState,
    { user, revision }: Parties,
    scopes: readonly string[],
  ): Promise<UserGrant | Rejected> {
    if (!user || user.isBanned) return wrongUser;
    const request = readScopes(scopes);
    if (isRejected(request)) return request;
    const granted = await this.scopesFor(client, user, request);
    return isRejected(granted) ? granted : { ...granted, user, revision };
  }

  private async scopesFor(
    { scopes: available }: ClientState,
    { id }: TokenUser,
    request: ScopeRequest,
  ): Promise<Granted | Rejected> {
    if (request.general.length + request.specific.length === 0)
      return grantAll(available, await this.book.holdingsOfKinds(id, availableKinds(available)));
    const holdings = request.specific.length > 0 ? await this.book.holdingsAmong(id, request.specific) : [];
    return grantWanted(request, available, holdings);
  }
}

/** Whether the client or the user was revoked after the token was issued that was presented. */
const isRevoked = ({ revokedAt = 0 }: Parties, revision: number | undefined): boolean =>
  revision !== undefined && revokedAt > revision;

/** A scope that nobody knows, or an eleventh entity, is the client's mistake, told as a rejection. */
function readScopes(scopes: readonly string[]): ScopeRequest | Rejected {
  try {
    return parseScopes(scopes);
  } catch (error) {
    if (error instanceof AppError) return reject('SCOPE', error.message);
    throw error;
  }
}
