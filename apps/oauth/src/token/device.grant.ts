import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { parseScopes } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { granted } from '../account/account-responses.js';
import {
  type DeviceApproval,
  DeviceCodes,
  type PolledRequest,
} from '../device-codes/device-codes.repository.js';
import { ProviderChecks } from '../providers/provider-checks.service.js';
import { ClientAuthenticator, type ClientCredentials, proofOf } from './client-credentials.js';
import { requireKnown } from './known-at-provider.js';
import { TokenSetsService } from './token-sets.service.js';
import type { TokenRequest, TokenSet } from './token.dto.js';
import {
  authorizationPending,
  deviceDenied,
  expiredToken,
  invalidGrant,
  polledTooSoon,
  rejectionErrorsFor,
} from './token.errors.js';

const unknownCode = () => invalidGrant({ reason: 'unknown or used device code' });

/** Exchanges a device code for tokens once the user has allowed it (RFC 8628, 3.4). */
@Injectable()
export class DeviceGrant {
  constructor(
    private readonly account: AccountClient,
    private readonly clients: ClientAuthenticator,
    private readonly codes: DeviceCodes,
    private readonly tokenSets: TokenSetsService,
    private readonly providers: ProviderChecks,
  ) {}

  async exchange(client: ClientCredentials, request: TokenRequest, now: number): Promise<TokenSet> {
    if (request.device_code === '') throw notValid({ argument: 'DeviceCode', reason: 'can not be empty' });
    await this.clients.authenticate(client, 'device_code');
    const digest = digestOf(request.device_code);
    const polled = await this.codes.poll(digest, client.id);
    if (!polled) throw unknownCode();
    const { consented, login, ...approval } = requireApproval(polled, now);
    // Before the code is used: an unavailable account does not cost the client its code.
    const grant = await this.currentGrant(client, polled.scopes, approval);
    await requireKnown(this.providers, grant, { login, now });
    const scopes = parseScopes(polled.scopes);
    const { tokens, ...added } = this.tokenSets.prepare(
      { clientId: client.id, grant, scopes, consented, login },
      now,
    );
    if (!(await this.codes.redeem({ digest, ...added }))) throw unknownCode();
    return tokens;
  }

  private async currentGrant(
    client: ClientCredentials,
    scopes: readonly string[],
    { userId, validAfter }: Pick<DeviceApproval, 'userId' | 'validAfter'>,
  ): Promise<account.Grant__Output> {
    const request = { client: proofOf(client), user_id: userId, scopes: [...scopes] };
    const response = this.account.grantForUser({ ...request, grant_type: 'device_code' });
    const grant = await granted(response, rejectionErrorsFor(client));
    if (Number(grant.valid_after) > validAfter) throw invalidGrant({ reason: 'the login was ended' });
    return grant;
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
