import { Injectable } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { type AppId, requireAppRight } from '@fieldpost/domain';
import { AccessKeys } from '../access/access-keys.js';
import { Applications } from '../applications/applications.repository.js';
import { noJoinKey } from './activation.errors.js';

/** Tokens with which devices are registered that join for the first time. */
@Injectable()
export class JoinTokensService {
  constructor(
    private readonly applications: Applications,
    private readonly accessKeys: AccessKeys,
    private readonly verifier: TokenVerifier,
  ) {}

  /** Fails when the application has no access key for this, or one without the right. */
  async tokenFor(appId: AppId): Promise<string> {
    const key = (await this.applications.find(appId))?.registerOnJoinAccessKey ?? '';
    if (key === '') throw noJoinKey();
    // The handler shows the key itself, so a key that is bound to addresses is none for this.
    const token = await this.accessKeys.tokenFor(appId, key, '');
    requireAppRight(await this.verifier.verify(token), appId, 'devices');
    return token;
  }
}
