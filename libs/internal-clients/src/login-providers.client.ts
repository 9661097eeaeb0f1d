import { type account, loadClients } from '@fieldpost/contracts';
import { accountCalls, internalClient } from './internal-client.js';

/** Calls of oauth to account about login providers; fails with `unavailable` when account cannot be reached or cannot decide. */
export class LoginProvidersClient extends internalClient<account.LoginProvidersDefinition>(
  () => [loadClients('fieldpost/account/v1/login_providers.proto').fieldpost.account.v1.LoginProviders],
  accountCalls,
) {}
