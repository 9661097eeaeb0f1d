import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { maxEntitiesPerToken, type ScopeRequest } from '@fieldpost/domain';
import { AccessRecords, type ClientAccess } from '../access/access-records.repository.js';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { authenticateClient, noCredentials } from './client-credentials.js';
import { grantAll, type GrantedScopes, grantRequested } from './granted-scopes.js';
import { GrantsRepository } from './grants.repository.js';
import { mayUse, readScopes, searchable, toRights } from './grants.service.js';
import { isRejection, reject, type Rejection } from './rejection.js';

/** Returns what clients that act for themselves may do (RFC 6749, 4.4). */
@Injectable()
export class ClientGrantsService {
  private readonly isDevelopment: boolean;

  constructor(
    private readonly repository: GrantsRepository,
    private readonly accessRecords: AccessRecords,
    @Inject(ACCOUNT_CONFIG) settings: AccountSettings,
  ) {
    this.isDevelopment = settings.FIELDPOST_MODE === 'development';
  }

  async grantForClient({ client, scopes }: account.GrantForClientRequest__Output): Promise<account.Grant> {
    const credentials = client ?? noCredentials;
    // The position is read first: later revocations end the token although its rights may reflect them.
    const { client: found, revision } = await this.repository.findById(searchable(credentials.id), '');
    const known = mayUse(authenticateClient(found, credentials, this.isDevelopment), 'client_credentials');
    if (isRejection(known)) return known;
    const request = readScopes(scopes);
    if (isRejection(request)) return request;
    const granted = grantToClient(request, await this.accessRecords.ofClient(credentials.id));
    if (isRejection(granted)) return granted;
    const { apps, gateways } = granted.rights;
    return { scopes: [...granted.scopes], apps: toRights(apps), gateways: toRights(gateways), revision };
  }

  /** The public keys of a client, for oauth, which verifies its assertions. */
  async keysOf({ client_id: id }: account.GetClientKeysRequest__Output): Promise<account.ClientKeys> {
    const { keys = [], jwksUri = null } = (await this.repository.findKeys(searchable(id))) ?? {};
    return { keys: keys.map((key) => JSON.stringify(key)), jwks_uri: jwksUri ?? '' };
  }
}

/** The requested applications and gateways, or all of them; a client has no general scopes without a user. */
export function grantToClient(
  request: ScopeRequest,
  rights: readonly ClientAccess[],
): GrantedScopes | Rejection {
  const collaborations = rights.map((one) => ({ ...one, isDeleted: false }));
  if (request.general.length > 0) return grantRequested(request, [], []);
  if (request.specific.length > 0) return grantRequested(request, ['apps', 'gateways'], collaborations);
  if (rights.length === 0) return reject('SCOPE', 'the client has rights on no application or gateway');
  if (rights.length > maxEntitiesPerToken)
    return reject('SCOPE', `the client has to name at most ${maxEntitiesPerToken} applications or gateways`);
  return grantAll([], collaborations);
}
