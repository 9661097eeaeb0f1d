import { type account, loadClients } from '@fieldpost/contracts';
import { contracts } from './contracts.js';
import { accountCalls, internalClient } from './internal-client.js';

/** Calls of oauth's pages to account about second factors and passkeys; fails with `unavailable` when account cannot be reached or cannot decide. */
export class SecondFactorsClient extends internalClient<
  account.SecondFactorsDefinition & account.PasskeysDefinition
>(() => {
  const services = loadClients(contracts.secondFactors).fieldpost.account.v1;
  return [services.SecondFactors, services.Passkeys];
}, accountCalls) {}
