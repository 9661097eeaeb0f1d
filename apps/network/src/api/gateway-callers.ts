import type { Metadata } from '@grpc/grpc-js';
import { Injectable } from '@nestjs/common';
import { TokenVerifier, verifyForGrpc } from '@fieldpost/auth';
import { isId } from '@fieldpost/domain';
import { metadataValue, toAppError } from '@fieldpost/transport';
import { notAuthenticated, otherGateway } from '../gateways/gateway.errors.js';
import type { GatewayIdentity } from '../gateways/gateway-traffic.js';

/** A stream ends so long after its token at the latest. */
const checkAgainMs = 30_000;

/** Authenticates gateways and bridges of v2 by the tokens of gateways. */
@Injectable()
export class GatewayCallers {
  constructor(private readonly verifier: TokenVerifier) {}

  /** Calls back once when the token has expired or was revoked; returns what ends the checks. */
  watch(metadata: Metadata, onEnd: (error: unknown) => void): () => void {
    const timer = setInterval(() => {
      this.require(metadata).catch((error: unknown) => {
        // The keys of the issuer are not loaded for now.
        if (toAppError(error).kind === 'unavailable') return;
        clearInterval(timer);
        onEnd(error);
      });
    }, checkAgainMs).unref();
    return () => clearInterval(timer);
  }

  async require(metadata: Metadata): Promise<GatewayIdentity> {
    const id = metadataValue(metadata, 'id');
    const token = metadataValue(metadata, 'token');
    if (!isId(id) || token === '') throw notAuthenticated();
    const { type, subject } = await verifyForGrpc(this.verifier, token);
    if (type !== 'gateway') throw notAuthenticated();
    if (subject !== id) throw otherGateway({ subject, id });
    return { id, frequencyPlan: '', isTrusted: true, token };
  }
}
