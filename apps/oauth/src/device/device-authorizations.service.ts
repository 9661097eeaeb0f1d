import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { parseScopes } from '@fieldpost/domain';
import { digestOf } from '@fieldpost/persistence';
import { networkOf } from '@fieldpost/transport';
import { DeviceCodes, intervalSeconds } from '../device-codes/device-codes.repository.js';
import { displayedCode, newUserCode } from '../device-codes/user-codes.js';
import { OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { ClientAuthenticator, type ClientCredentials } from '../token/client-credentials.js';
import { slowDown } from '../token/token.errors.js';
import type { DeviceAuthorization } from './device-authorization.dto.js';

/** A client on a device, with the network address of the device. */
export interface DeviceCaller {
  readonly client: ClientCredentials;
  readonly address: string;
}

const codeBytes = 32;
const lifeSeconds = 600;
/** After too many requests that no user has decided on. */
const waitSeconds = 60;

/** Gives devices their codes. */
@Injectable()
export class DeviceAuthorizationsService {
  private readonly origin: string;

  constructor(
    private readonly clients: ClientAuthenticator,
    private readonly codes: DeviceCodes,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.origin = originOf(settings);
  }

  /** `now` in Unix milliseconds. */
  async begin(
    { client, address }: DeviceCaller,
    scopes: readonly string[],
    now: number,
  ): Promise<DeviceAuthorization> {
    parseScopes(scopes);
    await this.clients.authenticate(client, 'device_code');
    const deviceCode = randomBytes(codeBytes).toString('base64url');
    const userCode = newUserCode();
    const codes = { digest: digestOf(deviceCode), userCode: digestOf(userCode) };
    const expires = new Date(now + lifeSeconds * 1000);
    const request = { ...codes, clientId: client.id, scopes, address, network: networkOf(address), expires };
    if (!(await this.codes.add(request))) throw slowDown({ seconds: waitSeconds });
    const page = `${this.origin}/users/device`;
    const shown = displayedCode(userCode);
    return {
      device_code: deviceCode,
      user_code: shown,
      verification_uri: page,
      verification_uri_complete: `${page}?user_code=${shown}`,
      expires_in: lifeSeconds,
      interval: intervalSeconds,
    };
  }
}
