import type { Metadata } from '@grpc/grpc-js';
import { Inject, Injectable } from '@nestjs/common';
import { readAuthorization, TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import { type AppId, type AppRight, type Claims, requireAppRight } from '@fieldpost/domain';
import {
  metadataValue,
  noteRateLimit,
  policyOf,
  type RateLimitPolicy,
  TokenBuckets,
} from '@fieldpost/transport';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { noBearerToken, noComponentAccess, tokenMissing, tooManyCalls } from './device.errors.js';

const mostClients = 10_000;

/** Authenticates users, whose tokens handlers pass on, and limits their calls. */
@Injectable()
export class UserCallers {
  private readonly buckets: TokenBuckets;
  private readonly policy: RateLimitPolicy;
  private readonly most: number;

  constructor(
    private readonly verifier: TokenVerifier,
    @Inject(NETWORK_CONFIG)
    {
      NETWORK_CALLS_PER_SECOND_PER_CLIENT: most,
    }: Pick<NetworkSettings, 'NETWORK_CALLS_PER_SECOND_PER_CLIENT'>,
  ) {
    this.most = most;
    const allowance = { burst: 2 * most, refillMs: 1_000 / Math.max(1, most) };
    this.buckets = new TokenBuckets(allowance, mostClients);
    this.policy = policyOf('client', allowance);
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

  private limited(claims: Claims): Claims {
    if (this.most === 0) return claims;
    const [caller, now] = [callerOf(claims), performance.now()];
    const waitMs = this.buckets.waitFor(caller, now);
    if (waitMs === 0) this.buckets.count(caller, 1, now);
    noteRateLimit(this.policy, this.buckets.quotaOf(caller, now));
    if (waitMs > 0) throw tooManyCalls({ most: this.most }, { retryAfter: Math.ceil(waitMs / 1_000) });
    return claims;
  }
}

/** A gateway, an application and a user may have the same id. */
const callerOf = ({ issuer, type = '', subject }: Claims): string => `${issuer} ${type} ${subject}`;
