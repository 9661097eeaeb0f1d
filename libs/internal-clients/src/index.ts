export {
  AccountRegistry,
  AccountRegistryClient,
  type AccountRegistryOptions,
} from './account-registry.client.js';
export { Authority, AuthorityClient } from './authority.client.js';
export { InnerCredentials } from './inner-credentials.js';
export { INTERNAL_SECRET, InternalGuard, internalMetadata, memberCheck } from './internal-secret.js';
export { Tokens, TokensClient } from './tokens.client.js';
