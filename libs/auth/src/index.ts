export { type Audience, audienceKey, audiences, OpenTo } from './audience.js';
export { AuthModule, type AuthOptions } from './auth.module.js';
export { AuthServers } from './auth-servers.js';
export {
  basicIn,
  readAuthorization,
  readBasic,
  type Authorization,
  type BasicCredentials,
} from './authorization.js';
export { BearerStrategy, Caller } from './bearer.strategy.js';
export { readClaims } from './claims.js';
export { verifyForGrpc } from './grpc-token.js';
export { KeyExchange, type Issued, type KeyExchangeOptions, type ShownKey } from './key-exchange.js';
export { KeySource } from './key-source.js';
export { checkNetworkToken, signNetworkToken, type NetworkTokenCheck } from './network-token.js';
export { type ExpiringRevocation, RevocationTable } from './revocation-table.js';
export { issuerOf, tokenNotValid, TokenVerifier } from './token-verifier.js';
export {
  algorithms,
  hasLost,
  readKeyFile,
  readPublishedKeys,
  type Algorithm,
  type VerifyingKey,
} from './verifying-key.js';
