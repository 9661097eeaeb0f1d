import type { Metadata } from '@grpc/grpc-js';
import { type account, loadClients } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { callUnary } from '@fieldpost/transport';
import { inner } from './channel.js';
import { InnerCredentials } from './inner-credentials.js';
import { internalMetadata } from './internal-secret.js';

/** What discovery and the handler read from account. The class is also the injection token. */
export abstract class AccountRegistry {
  /** Whether an address of account is configured; without one every call is `unavailable`. */
  abstract readonly isConfigured: boolean;

  abstract listRevocations(
    request: account.ListRevocationsRequest,
  ): Promise<account.ListRevocationsResponse__Output>;
  /** How these components are approved, 1,000 at most; those that account does not know are left out. */
  abstract approvalsOf(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]>;
}

export interface AccountRegistryOptions {
  /** Internal gRPC address of account; empty where the app runs without account. */
  readonly address: string;
  readonly secret: string;
  readonly credentials?: InnerCredentials;
}

/** Calls account over its internal gRPC API; when account cannot be reached, the error is `unavailable`. */
export class AccountRegistryClient extends AccountRegistry {
  private readonly client: account.RegistryClient | undefined;
  private readonly approvals: account.ApprovalsClient | undefined;
  private readonly metadata: Metadata;

  constructor({ address, secret, credentials = InnerCredentials.plaintext() }: AccountRegistryOptions) {
    super();
    this.metadata = internalMetadata(secret);
    if (address === '') return;
    const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
    const { Approvals } = loadClients('fieldpost/account/v1/approvals.proto').fieldpost.account.v1;
    this.client = new Registry(address, credentials.channel, inner);
    this.approvals = new Approvals(address, credentials.channel, inner);
  }

  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  async listRevocations(
    request: account.ListRevocationsRequest,
  ): Promise<account.ListRevocationsResponse__Output> {
    const client = this.connected;
    return callUnary(client.listRevocations.bind(client), request, this.options);
  }

  async approvalsOf(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]> {
    const client = this.approvals;
    if (!client) throw unavailable({ what: 'account' });
    const method = client.approvalsOf.bind(client);
    const known: account.ComponentApprovals__Output = await callUnary(
      method,
      { ids: [...ids] },
      this.options,
    );
    return known.components;
  }

  onModuleDestroy(): void {
    this.client?.close();
    this.approvals?.close();
  }

  private get connected(): account.RegistryClient {
    if (!this.client) throw unavailable({ what: 'account' });
    return this.client;
  }

  private get options() {
    return { peer: 'account', metadata: this.metadata };
  }
}
