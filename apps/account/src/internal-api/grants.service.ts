import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { parseScopes, type ScopeRequest } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import type { GrantType } from '../clients/clients.repository.js';
import type { Waiting } from '../users/users.repository.js';
import { isUserId } from '../values/user-id.js';
import { authenticateClient, authenticateClientFor, noCredentials } from './client-credentials.js';
import { type GrantedScopes, grantScopes } from './granted-scopes.js';
import {
  type ClientAndUser,
  GrantsRepository,
  type LoginClient,
  type TokenUser,
} from './grants.repository.js';
import { factorNeeded, PasswordLogins, wrongUser } from './password-logins.js';
import { isRejection, reject, type Rejection } from './rejection.js';

const tokenRevoked = reject('USER', 'the token was revoked');
/** Users who know their password learn what their first login waits for. */
const waiting: Readonly<Record<Waiting, Rejection>> = {
  approval: reject('USER', 'an administrator has not approved the account yet'),
  verification: reject('USER', 'the e-mail address is not verified yet'),
};

/** PostgreSQL rejects text with NUL; an id or name with one matches nothing. */
export const searchable = (text: string): string => (text.includes('\0') ? '' : text);

/** Decides who gets a token, with which scopes and rights. Called before oauth consumes a code or a refresh token. */
@Injectable()
export class GrantsService {
  private readonly isDevelopment: boolean;

  constructor(
    private readonly repository: GrantsRepository,
    private readonly logins: PasswordLogins,
    @Inject(ACCOUNT_CONFIG) settings: AccountSettings,
  ) {
    this.isDevelopment = settings.FIELDPOST_MODE === 'development';
  }

  async grantForPassword(request: account.GrantForPasswordRequest__Output): Promise<account.Grant> {
    const { username, password, scopes, address } = request;
    const credentials = request.client ?? noCredentials;
    const requested = readScopes(scopes);
    const found = await this.repository.findByLogin(
      searchable(credentials.id),
      searchable(username),
      isRejection(requested) ? undefined : requested,
    );
    const client = this.authenticate(found, credentials, 'password');
    if (isRejection(client)) return client;
    const login = await this.logins.forPrograms(found.user, { username, password, address });
    if (isRejection(login)) return login;
    const limited = {
      ...client,
      scopes: client.scopes.filter((scope) => login.scopes?.includes(scope) ?? true),
    };
    const grant = await this.grant(limited, found, requested);
    if (found.user && !isRejection(grant))
      await this.repository.recordLogin(found.user, credentials.id, address);
    return grant;
  }

  /** For a user who was authenticated before. */
  async grantForUser(request: account.GrantForUserRequest__Output): Promise<account.Grant> {
    const credentials = request.client ?? noCredentials;
    const requested = readScopes(request.scopes);
    const found = await this.find(credentials.id, request.user_id, requested);
    const client = this.authenticate(found, credentials, request.grant_type);
    if (isRejection(client)) return client;
    return isRevoked(found, request) ? tokenRevoked : this.grant(client, found, requested);
  }

  /** Checks that client and user are still valid; without a user, only the client, whether or not an administrator has accepted it. */
  async checkUser(request: account.CheckUserRequest__Output): Promise<account.UserStatus> {
    const credentials = request.client ?? noCredentials;
    const found = await this.find(credentials.id, request.user_id);
    const client =
      request.user_id === ''
        ? mayUse(authenticateClient(found.client, credentials, this.isDevelopment), request.grant_type)
        : this.authenticate(found, credentials, request.grant_type);
    if (isRejection(client)) return client;
    if (isRevoked(found, request)) return tokenRevoked;
    return found.user && !found.user.isBanned ? { valid_after: found.user.validAfter } : wrongUser;
  }

  private find(clientId: string, userId: string, scopes?: ScopeRequest | Rejection): Promise<ClientAndUser> {
    const requested = scopes && isRejection(scopes) ? undefined : scopes;
    return this.repository.findById(searchable(clientId), isUserId(userId) ? userId : '', requested);
  }

  private authenticate(
    { client: found, user }: ClientAndUser,
    credentials: account.ClientCredentials__Output,
    grantType: string,
  ): LoginClient | Rejection {
    return mayUse(authenticateClientFor(found, credentials, this.isDevelopment, user?.id), grantType);
  }

  private async grant(
    client: LoginClient,
    { user, revision, collaborations }: ClientAndUser,
    request: ScopeRequest | Rejection,
  ): Promise<account.Grant | Rejection> {
    if (!user || user.isBanned) return wrongUser;
    if (user.waitsFor) return waiting[user.waitsFor];
    if (this.logins.isFactorMissing(user)) return factorNeeded;
    if (isRejection(request)) return request;
    const granted = grantScopes(client, request, collaborations);
    if (isRejection(granted)) return granted;
    const isLogin = granted.scopes.includes('openid');
    const algorithm = isLogin && { id_token_signed_response_alg: client.idTokenAlgorithm };
    const groups = granted.scopes.includes('groups') ? await this.repository.groupsOf(user.id) : [];
    return { ...toGrant(user, granted, revision, groups), ...algorithm };
  }
}

/** The client if it was given the grant type; any client for an empty one. */
export function mayUse(client: LoginClient | Rejection, grantType: string): LoginClient | Rejection {
  if (isRejection(client) || grantType === '' || client.grants.includes(grantType as GrantType))
    return client;
  return reject('GRANT_TYPE', `the client was not given the grant type "${grantType}"`);
}

/** Whether the client or the user was revoked after the presented token was issued. */
const isRevoked = (
  { revokedAt = 0 }: ClientAndUser,
  { revision }: { readonly revision?: string | undefined },
): boolean => revision !== undefined && revokedAt > Number(revision);

/** An unknown scope and an eleventh entity are errors of the client, so they become a rejection. */
export function readScopes(scopes: readonly string[]): ScopeRequest | Rejection {
  try {
    return parseScopes(scopes);
  } catch (error) {
    if (error instanceof AppError) return reject('SCOPE', error.message);
    throw error;
  }
}

export const toRights = (
  rightsById: Readonly<Record<string, readonly string[]>>,
): Record<string, account.Rights> =>
  Object.fromEntries(Object.entries(rightsById).map(([id, rights]) => [id, { rights: [...rights] }]));

const toGrant = (
  user: TokenUser,
  { scopes, rights }: GrantedScopes,
  revision: number,
  groups: readonly string[],
): account.Grant => ({
  user_id: user.id,
  profile: toProfile(user, groups),
  valid_after: user.validAfter,
  revision,
  login_provider: user.loginProvider ?? '',
  has_second_factor: user.hasSecondFactor,
  scopes: [...scopes],
  apps: toRights(rights.apps),
  components: toRights(rights.components),
  gateways: toRights(rights.gateways),
});

export const toProfile = (user: TokenUser, groups: readonly string[] = []): account.Profile => ({
  username: user.username,
  email: user.email,
  first_name: user.firstName ?? '',
  last_name: user.lastName ?? '',
  created: user.created,
  valid: user.isValid,
  pending_email: user.pendingEmail ?? '',
  groups: [...groups],
});
