import { type account, loadClients } from '@fieldpost/contracts';
import { contracts } from './contracts.js';
import { accountCalls, internalClient } from './internal-client.js';

/** Calls of oauth to account about login providers; fails with `unavailable` when account cannot be reached or cannot decide. */
export class LoginProvidersClient extends internalClient<account.LoginProvidersDefinition>(
  () => [loadClients(contracts.loginProviders).fieldpost.account.v1.LoginProviders],
  accountCalls,
) {}
