import { setTimeout as sleep } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import { TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import { AppId, type Claims, isId } from '@fieldpost/domain';
import { metadataValue } from '@fieldpost/transport';
import { nothingPresented } from './access.errors.js';
import { callerAddress } from './caller-address.js';
import { AccessKeys } from './access-keys.js';
import { RateLimits } from './rate-limits.js';

/** Who calls, and the token that says so: passed on to the network as it is. */
export interface Call {
  readonly claims: Claims;
  readonly token: string;
}

type Presented = { readonly token: string } | { readonly key: string };

const slowService = 'integration-aws';
const slowServiceWaitMs = 500;
/** Calls that may sit out their wait at once; those beyond are served without it, so that none pile up. */
const mostWaiting = 500;

/** A JSON web token has three parts. What has fewer is an access key: some clients send those as `token` too. */
const isToken = (text: string): boolean => text.split('.').length === 3;

function presentedIn(metadata: Metadata): Presented {
  const token = metadataValue(metadata, 'token');
  if (token !== '') return isToken(token) ? { token } : { key: token };
  const key = metadataValue(metadata, 'key');
  if (key === '') throw nothingPresented();
  return { key };
}

/** Tells who calls about applications, in the order of checks of wire/handler.md 2, steps 2 to 5. */
@Injectable()
export class ApplicationCallers {
  private waiting = 0;

  constructor(
    private readonly verifier: TokenVerifier,
    private readonly accessKeys: AccessKeys,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Who calls about an application; whether they may is the next question, of whoever asks. `rawAppId` may be anything
   * where a request need not name an application of ours.
   */
  async of(metadata: Metadata, rawAppId: string): Promise<Call> {
    await this.slowDown(metadata);
    const presented = presentedIn(metadata);
    const token =
      'token' in presented
        ? presented.token
        : await this.accessKeys.tokenFor(AppId(rawAppId), presented.key, callerAddress(metadata));
    const claims = await verifyForGrpc(this.verifier, token);
    await this.limits.pass({ subject: claims.subject, appId: isId(rawAppId) ? rawAppId : undefined });
    return { claims, token };
  }

  /** What a call that goes on may still do: asks anew about a key, and counts for no limit. */
  async confirm(metadata: Metadata, appId: AppId): Promise<Claims> {
    const presented = presentedIn(metadata);
    const token =
      'token' in presented
        ? presented.token
        : await this.accessKeys.freshTokenFor(appId, presented.key, callerAddress(metadata));
    return verifyForGrpc(this.verifier, token);
  }

  /** Who calls about this component: a token, and no limit (wire/handler.md 10). */
  async component(metadata: Metadata): Promise<Claims> {
    const token = metadataValue(metadata, 'token');
    if (token === '') throw nothingPresented();
    return verifyForGrpc(this.verifier, token);
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
