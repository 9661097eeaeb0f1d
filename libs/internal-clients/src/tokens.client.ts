import { loadClients, type oauth } from '@fieldpost/contracts';
import { internalCalls, internalClient } from './internal-client.js';

/** Calls oauth over its internal gRPC API; fails with `unavailable` when it cannot be reached. */
export class TokensClient extends internalClient<oauth.TokensDefinition>(
  () => [loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1.Tokens],
  internalCalls('oauth'),
) {}
