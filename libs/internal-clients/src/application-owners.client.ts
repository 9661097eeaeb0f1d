import { type account, loadClients } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { callUnary } from '@fieldpost/transport';
import type { AccountRegistryOptions } from './account-registry.client.js';
import { inner } from './channel.js';
import { InnerCredentials } from './inner-credentials.js';
import { internalMetadata } from './internal-secret.js';

/** Says whose share each application uses. The class is also the injection token. */
export abstract class ApplicationOwners {
  /** Whether an address of account is configured; without one every call is `unavailable`. */
  abstract readonly isConfigured: boolean;

  /** The owner of each of at most 1,000 applications that has one; fails with `unavailable` while account is away. */
  abstract list(appIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Calls account over its internal gRPC API. */
export class ApplicationOwnersClient extends ApplicationOwners {
  private readonly client: account.ApplicationOwnersClient | undefined;
  private readonly options;

  constructor({ address, secret, credentials = InnerCredentials.plaintext() }: AccountRegistryOptions) {
    super();
    this.options = { peer: 'account', metadata: internalMetadata(secret) };
    if (address === '') return;
    const { ApplicationOwners: Client } = loadClients('fieldpost/account/v1/owners.proto').fieldpost.account
      .v1;
    this.client = new Client(address, credentials.channel, inner);
  }

  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  async list(appIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (!this.client) throw unavailable({ what: 'account' });
    const method = this.client.listApplicationOwners.bind(this.client);
    const { owners } = await callUnary<
      account.ListApplicationOwnersRequest,
      account.ListApplicationOwnersResponse__Output
    >(method, { app_ids: [...appIds] }, this.options);
    return new Map(owners.map(({ app_id, owner }) => [app_id, owner]));
  }

  onModuleDestroy(): void {
    this.client?.close();
  }
}
