import { type account, loadClients } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { callUnary } from '@fieldpost/transport';
import { internalChannelOptions } from './channel.js';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';

/** Read access of discovery and the handler to account. The class is also the injection token. */
export abstract class AccountRegistry {
  /** Whether an address of account is configured; without one every call is `unavailable`. */
  abstract readonly isConfigured: boolean;

  abstract listRevocations(
    request: account.ListRevocationsRequest,
  ): Promise<account.ListRevocationsResponse__Output>;
  /** Approvals of these components, 1,000 at most; unknown components are left out. */
  abstract approvalsOf(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]>;
  /** The owner of each of these applications that has one, 1,000 at most. */
  abstract ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface AccountRegistryOptions {
  /** Internal gRPC address of account; empty where the app runs without account. */
  readonly address: string;
  readonly secret: string;
  readonly credentials?: InternalCredentials;
}

interface Clients {
  readonly registry: account.RegistryClient;
  readonly approvals: account.ApprovalsClient;
  readonly owners: account.ApplicationOwnersClient;
}

function clientsOf(address: string, { channel }: InternalCredentials): Clients {
  const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
  const { Approvals } = loadClients('fieldpost/account/v1/approvals.proto').fieldpost.account.v1;
  const { ApplicationOwners } = loadClients('fieldpost/account/v1/owners.proto').fieldpost.account.v1;
  return {
    registry: new Registry(address, channel, internalChannelOptions),
    approvals: new Approvals(address, channel, internalChannelOptions),
    owners: new ApplicationOwners(address, channel, internalChannelOptions),
  };
}

/** Calls account over its internal gRPC API; when account cannot be reached, the error is `unavailable`. */
export class AccountRegistryClient extends AccountRegistry {
  private readonly clients: Clients | undefined;
  private readonly options;

  constructor({ address, secret, credentials = InternalCredentials.plaintext() }: AccountRegistryOptions) {
    super();
    this.options = { peer: 'account', metadata: internalMetadata(secret) };
    this.clients = address === '' ? undefined : clientsOf(address, credentials);
  }

  get isConfigured(): boolean {
    return this.clients !== undefined;
  }

  async listRevocations(
    request: account.ListRevocationsRequest,
  ): Promise<account.ListRevocationsResponse__Output> {
    const { registry } = this.configured();
    return callUnary(registry.listRevocations.bind(registry), request, this.options);
  }

  async approvalsOf(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]> {
    const { approvals } = this.configured();
    const { components } = await callUnary<account.ApprovalsOfRequest, account.ComponentApprovals__Output>(
      approvals.approvalsOf.bind(approvals),
      { ids: [...ids] },
      this.options,
    );
    return components;
  }

  async ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const client = this.configured().owners;
    const { owners } = await callUnary<
      account.ListApplicationOwnersRequest,
      account.ListApplicationOwnersResponse__Output
    >(client.listApplicationOwners.bind(client), { app_ids: [...appIds] }, this.options);
    return new Map(owners.map(({ app_id, owner }) => [app_id, owner]));
  }

  onModuleDestroy(): void {
    for (const client of Object.values(this.clients ?? {})) client.close();
  }

  private configured(): Clients {
    if (!this.clients) throw unavailable({ what: 'account' });
    return this.clients;
  }
}
