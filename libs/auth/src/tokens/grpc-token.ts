import type { Claims } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import type { TokenVerifier } from './token-verifier.js';

/**
 * Verifies a token for a v2 gRPC door. Those have no UNAUTHENTICATED: a bad token is
 * `permission denied: unable to parse token: why` (wire/handler.md 2, wire/discovery.md 2.1).
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
