import type { Claims } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { TokenVerifier } from './token-verifier.js';

/**
 * Verifies a token for a v2 gRPC API, which has no UNAUTHENTICATED: a bad token is
 * `permission denied: unable to parse token: why` (docs/protocol/handler-api.md#authentication,
 * docs/protocol/discovery.md#tokens-for-writes).
 */
export async function verifyForGrpc(verifier: TokenVerifier, token: string): Promise<Claims> {
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (!(error instanceof AppError) || error.kind !== 'unauthenticated') throw error;
    throw new AppError(error.code, 'permission_denied', `permission denied: ${error.message}`, {
      cause: error,
    });
  }
}
