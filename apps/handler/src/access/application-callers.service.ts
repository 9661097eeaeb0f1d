import { setTimeout as sleep } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import { TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import { AppId, type AppRight, type Claims, requireAppRight } from '@fieldpost/domain';
import { AppError, isRejection } from '@fieldpost/errors';
import { addressOfPeer, type CompressedCall, metadataValue } from '@fieldpost/transport';
import { nothingPresented } from './access.errors.js';
import { callerAddress } from './caller-address.js';
import { AccessKeys } from './access-keys.js';
import { RateLimits } from './rate-limits.js';

/** The caller and its token, which is passed on to the network unchanged. */
export interface Call {
  readonly claims: Claims;
  readonly token: string;
}

type Presented = { readonly token: string } | { readonly key: string };

const slowService = 'integration-aws';
const slowServiceWaitMs = 500;
/** Calls that may wait for their rate limit at the same time; beyond it they are served without waiting. */
const mostWaiting = 500;

/** Services whose every method needs credentials of this kind. */
const services = ['/handler.ApplicationManager/', '/fieldpost.handler.v1.'];
/** A compressed request of this size is charged as one call with bad credentials, and larger ones as several. */
const bytesOfDenial = 32 * 1024;

/** A JSON web token has three parts. What has fewer is an access key: some clients send those as `token` too. */
const isToken = (text: string): boolean => text.split('.').length === 3;

function presentedIn(metadata: Metadata): Presented {
  const token = metadataValue(metadata, 'token');
  if (token !== '') return isToken(token) ? { token } : { key: token };
  const key = metadataValue(metadata, 'key');
  if (key === '') throw nothingPresented();
  return { key };
}

/**
 * Authenticates and authorizes calls about applications, in the order of docs/protocol/handler-api.md#authentication, steps 2
 * to 5.
 */
@Injectable()
export class ApplicationCallersService {
  private waiting = 0;
  /** Charges of client addresses for compressed calls with access keys that are not checked yet. */
  private readonly deposits = new WeakMap<Metadata, number>();

  constructor(
    private readonly verifier: TokenVerifier,
    private readonly accessKeys: AccessKeys,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Authorizes a call about an application. The application's budget is charged after that, so that callers without the
   * right use up their own budget only.
   */
  of(metadata: Metadata, appId: AppId, ...rights: readonly AppRight[]): Promise<Call> {
    return this.ofAll(metadata, [appId], rights);
  }

  /** Authorizes a call about several applications, which needs the rights on each of them. */
  async ofAll(
    metadata: Metadata,
    appIds: readonly [AppId, ...AppId[]],
    rights: readonly AppRight[],
  ): Promise<Call> {
    const call = await this.anyone(metadata, appIds[0]);
    for (const appId of appIds) for (const right of rights) requireAppRight(call.claims, appId, right);
    await Promise.all(appIds.map((appId) => this.limits.application(appId)));
    return call;
  }

  /**
   * Authenticates a call that every caller may make; `rawAppId` may be anything, and its application is charged nothing.
   */
  async anyone(metadata: Metadata, rawAppId: string): Promise<Call> {
    await this.slowDown(metadata);
    const presented = presentedIn(metadata);
    const address = callerAddress(metadata);
    const call = await this.authenticated(presented, rawAppId, address);
    const deposit = this.deposits.get(metadata);
    if (deposit !== undefined) this.limits.denied(address, -deposit);
    this.deposits.delete(metadata);
    await this.limits.client(call.claims);
    return call;
  }

  /**
   * Lets a compressed request be read: a few KiB may cost memory and time. Tokens are verified first. Access keys cannot
   * be, since the application is named in the request: their address is charged until the key was accepted.
   */
  async admitCompressed({ path, metadata, peer, bytes }: CompressedCall): Promise<void> {
    if (!services.some((service) => path.startsWith(service))) return;
    const presented = presentedIn(metadata);
    const address = addressOfPeer(peer);
    if ('token' in presented) {
      await this.chargeDenials(address, () => verifyForGrpc(this.verifier, presented.token));
      return;
    }
    this.limits.requireFewDenials(address);
    const deposit = Math.ceil(bytes / bytesOfDenial);
    this.deposits.set(metadata, deposit);
    this.limits.denied(address, deposit);
  }

  /** The current rights of an open stream: exchanges its key again, and counts for no rate limit. */
  async confirm(metadata: Metadata, appId: AppId): Promise<Claims> {
    const presented = presentedIn(metadata);
    const token =
      'token' in presented
        ? presented.token
        : await this.accessKeys.freshTokenFor(appId, presented.key, callerAddress(metadata));
    return verifyForGrpc(this.verifier, token);
  }

  /** The caller of a method about this component: a token, and no limit (docs/protocol/handler-api.md#rate-limits). */
  async component(metadata: Metadata): Promise<Claims> {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw nothingPresented();
    return verifyForGrpc(this.verifier, token);
  }

  private authenticated(presented: Presented, rawAppId: string, address: string): Promise<Call> {
    return this.chargeDenials(address, async () => {
      const token =
        'token' in presented
          ? presented.token
          : await this.exchanged(AppId(rawAppId), presented.key, address);
      return { claims: await verifyForGrpc(this.verifier, token), token };
    });
  }

  /** Bad credentials are charged to the address that they come from; good ones that are known are never affected. */
  private async chargeDenials<T>(address: string, check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof AppError && isRejection(error))) throw error;
      this.limits.requireFewDenials(address);
      this.limits.denied(address);
      throw error;
    }
  }

  private exchanged(appId: AppId, key: string, address: string): Promise<string> {
    if (!this.accessKeys.isKnown(appId, key, address)) this.limits.requireFewDenials(address);
    return this.accessKeys.tokenFor(appId, key, address);
  }

  private async slowDown(metadata: Metadata): Promise<void> {
    if (!metadataValue(metadata, 'service-name').includes(slowService) || this.waiting >= mostWaiting) return;
    this.waiting += 1;
    try {
      await sleep(slowServiceWaitMs);
    } finally {
      this.waiting -= 1;
    }
  }
}
