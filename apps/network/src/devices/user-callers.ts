import type { Metadata } from '@grpc/grpc-js';
import { Inject, Injectable } from '@nestjs/common';
import { clientOf, readAuthorization, TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import { type AppId, type AppRight, type Claims, requireAppRight } from '@fieldpost/domain';
import { CallRate, metadataValue } from '@fieldpost/transport';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { noBearerToken, noComponentAccess, tokenMissing, tooManyCalls } from './device.errors.js';

/** Authenticates users, whose tokens handlers pass on, and limits their calls. */
@Injectable()
export class UserCallers {
  private readonly rate: CallRate;
  private readonly most: number;

  constructor(
    private readonly verifier: TokenVerifier,
    @Inject(NETWORK_CONFIG)
    {
      NETWORK_CALLS_PER_SECOND_PER_CLIENT: most,
    }: Pick<NetworkSettings, 'NETWORK_CALLS_PER_SECOND_PER_CLIENT'>,
  ) {
    this.most = most;
    this.rate = new CallRate({ of: 'client', perSecond: most, longestWaitMs: 0 });
  }

  /** The claims of the token of a call. */
  async claimsOf(metadata: Metadata): Promise<Claims> {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw tokenMissing();
    return this.limited(await verifyForGrpc(this.verifier, token));
  }

  /** The claims of the token of an HTTP request, by its header `Authorization`. */
  async claimsOfRequest(header: string | undefined): Promise<Claims> {
    const authorization = readAuthorization(header);
    if (authorization?.scheme !== 'bearer') throw noBearerToken();
    return this.limited(await this.verifier.verify(authorization.credentials));
  }

  /** Resolves when the token of the call gives the right on the application. */
  async require(metadata: Metadata, appId: AppId, right: AppRight): Promise<void> {
    requireAppRight(await this.claimsOf(metadata), appId, right);
  }

  /** Resolves when the token of the call has the scope of the component. */
  async requireComponent(metadata: Metadata, id: string): Promise<void> {
    const { scopes } = await this.claimsOf(metadata);
    if (!scopes.includes(`components:${id}`)) throw noComponentAccess({ id });
  }

  private async limited(claims: Claims): Promise<Claims> {
    const { most } = this;
    await this.rate.pass(clientOf(claims), (retryAfter) => tooManyCalls({ most }, { retryAfter }));
    return claims;
  }
}
