import { Injectable } from '@nestjs/common';
import { parseScopes } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { digestOf } from '@fieldpost/persistence';
import {
  type DeviceApproval,
  DeviceCodes,
  type PolledRequest,
} from '../device-codes/device-codes.repository.js';
import { ClientAuthenticator, type ClientCredentials } from './client-credentials.js';
import { TokenSetsService } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import {
  authorizationPending,
  deviceDenied,
  expiredToken,
  invalidGrant,
  polledTooSoon,
} from './token.errors.js';
import { UserGrants } from './user-grants.js';

const unknownCode = () => invalidGrant({ reason: 'unknown or used device code' });

/** Exchanges a device code for tokens once the user has allowed it (RFC 8628, 3.4). */
@Injectable()
export class DeviceGrant {
  constructor(
    private readonly clients: ClientAuthenticator,
    private readonly codes: DeviceCodes,
    private readonly tokenSets: TokenSetsService,
    private readonly userGrants: UserGrants,
  ) {}

  async exchange(client: ClientCredentials, request: TokenRequest, now: number): Promise<TokenSet> {
    if (request.device_code === '') throw notValid({ argument: 'DeviceCode', reason: 'can not be empty' });
    await this.clients.authenticate(client, 'device_code');
    const digest = digestOf(request.device_code);
    const polled = await this.codes.poll(digest, client.id);
    if (!polled) throw unknownCode();
    const approval = requireApproval(polled, now);
    const { consented, login } = approval;
    const user = { ...approval, scopes: polled.scopes };
    const grant = await this.userGrants.current({ client, grantType: 'device_code' }, user);
    const scopes = parseScopes(polled.scopes);
    const { tokens, ...added } = await this.tokenSets.prepare(
      { clientId: client.id, grant, scopes, consented, login },
      now,
    );
    if (!(await this.codes.redeem({ digest, ...added }))) throw unknownCode();
    return tokens;
  }
}

/** The approval of the user; throws without one. `now` in Unix milliseconds. */
function requireApproval(
  { expires, isEarly, interval, isDenied, approval }: PolledRequest,
  now: number,
): DeviceApproval {
  if (expires.getTime() <= now) throw expiredToken();
  if (isEarly) throw polledTooSoon({ interval });
  if (isDenied) throw deviceDenied();
  if (!approval) throw authorizationPending();
  return approval;
}
