import { loadClients, type oauth } from '@fieldpost/contracts';
import { contracts } from './contracts.js';
import { internalCalls, internalClient } from './internal-client.js';

/** Calls oauth over its internal gRPC API; fails with `unavailable` when it cannot be reached. */
export class TokensClient extends internalClient<oauth.TokensDefinition>(
  () => [loadClients(contracts.tokens).fieldpost.oauth.v1.Tokens],
  internalCalls('oauth'),
) {}
