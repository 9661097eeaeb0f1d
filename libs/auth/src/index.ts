export { clientOf } from './client-of.js';
export { type Audience, audienceKey, audiences, OpenTo } from './tokens/audience.js';
export { AuthModule, type AuthOptions } from './auth.module.js';
export { AuthServers } from './keys/auth-servers.js';
export {
  basicIn,
  readAuthorization,
  readBasic,
  type Authorization,
  type BasicCredentials,
} from './tokens/authorization.js';
export { BearerStrategy, Caller } from './tokens/bearer.strategy.js';
export { readClaims } from './tokens/claims.js';
export { verifyForGrpc } from './tokens/grpc-token.js';
export { KeyExchange, type Issued, type KeyExchangeOptions, type PresentedKey } from './key-exchange.js';
export { type ClientKey, ClientKeys, publishedClientKeys, storedClientKey } from './keys/client-keys.js';
export { KeySource } from './keys/key-source.js';
export { checkNetworkToken, signNetworkToken, type NetworkTokenCheck } from './tokens/network-token.js';
export { recentLoginChallenge, recentLoginNeeded } from './recent-login.errors.js';
export { type ExpiringRevocation, RevocationTable } from './revocation-table.js';
export { issuerOf, tokenNotValid, TokenVerifier } from './tokens/token-verifier.js';
export {
  algorithms,
  hasLost,
  readKeyFile,
  readPublishedKeys,
  type Algorithm,
  type VerifyingKey,
} from './keys/verifying-key.js';
