export { AccountClient, type RejectionErrors, requireGranted } from './account.client.js';
export {
  AccountRegistry,
  accountRegistry,
  AccountRegistryClient,
  type Approvals,
  type ApplicationOwner,
  type AccountRegistryOptions,
} from './account-registry.client.js';
export { InternalCredentials } from './internal-credentials.js';
export { InternalGuard } from './internal.guard.js';
export { INTERNAL_SECRET, internalMetadata, memberCheck } from './internal-secret.js';
export { LoginProvidersClient } from './login-providers.client.js';
export { RevocationFeed, type RevocationFeedOptions } from './revocation-feed.js';
export { revocationFeed } from './revocation-feed.provider.js';
export { ProcessReports, type ProcessState } from './process-reports.js';
export { type ProcessSources, processReports } from './process-reports.provider.js';
export { measureRevocations } from './revocations.metrics.js';
export { TokensClient } from './tokens.client.js';
export { SecondFactorsClient } from './second-factors.client.js';
