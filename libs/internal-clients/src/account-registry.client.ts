import type { Metadata } from '@grpc/grpc-js';
import { type account, loadClients } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { callUnary, type UnaryMethod } from '@fieldpost/transport';
import { internalChannelOptions } from './channel.js';
import { InternalCredentials } from './internal-credentials.js';
import { internalMetadata } from './internal-secret.js';

/** What the other apps read from account, and report to it. The class is also the injection token. */
export abstract class AccountRegistry {
  /** Whether an address of account is configured; without one every call is `unavailable`. */
  abstract readonly isConfigured: boolean;

  abstract listRevocations(
    request: account.ListRevocationsRequest,
  ): Promise<account.ListRevocationsResponse__Output>;
  /** Approvals of these components, 1,000 at most; unknown components are left out. */
  abstract listApprovals(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]>;
  /** The owner of each of these applications that has one, 1,000 at most. */
  abstract ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Gateways with these EUIs (upper case) or ids, 1,000 of each at most; unknown gateways are left out. */
  abstract listGateways(
    request: account.ListGatewaysRequest,
  ): Promise<readonly account.RegisteredGateway__Output[]>;
  /** Records the state of this process for administrators. */
  abstract reportProcess(request: account.ReportProcessRequest): Promise<void>;
}

export interface AccountRegistryOptions {
  /** Internal gRPC address of account; empty where the app runs without account. */
  readonly address: string;
  readonly secret: string;
  readonly credentials?: InternalCredentials;
}

/** Calls account over its internal gRPC API; when account cannot be reached, the error is `unavailable`. */
export class AccountRegistryClient extends AccountRegistry {
  private readonly client: account.RegistryClient | undefined;
  private readonly metadata: Metadata;

  constructor({ address, secret, credentials = InternalCredentials.plaintext() }: AccountRegistryOptions) {
    super();
    const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
    this.client =
      address === '' ? undefined : new Registry(address, credentials.channel, internalChannelOptions);
    this.metadata = internalMetadata(secret);
  }

  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  listRevocations(request: account.ListRevocationsRequest): Promise<account.ListRevocationsResponse__Output> {
    return this.call(({ listRevocations }) => listRevocations, request);
  }

  async listApprovals(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]> {
    const request: account.ListApprovalsRequest = { ids: [...ids] };
    const response: account.ListApprovalsResponse__Output = await this.call(
      ({ listApprovals }) => listApprovals,
      request,
    );
    return response.components;
  }

  async ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const request: account.ListApplicationOwnersRequest = { app_ids: [...appIds] };
    const response: account.ListApplicationOwnersResponse__Output = await this.call(
      ({ listApplicationOwners }) => listApplicationOwners,
      request,
    );
    return new Map(response.owners.map(({ app_id, owner }) => [app_id, owner]));
  }

  async listGateways(
    request: account.ListGatewaysRequest,
  ): Promise<readonly account.RegisteredGateway__Output[]> {
    const response: account.ListGatewaysResponse__Output = await this.call(
      ({ listGateways }) => listGateways,
      request,
    );
    return response.gateways;
  }

  async reportProcess(request: account.ReportProcessRequest): Promise<void> {
    await this.call(({ reportProcess }) => reportProcess, request);
  }

  onModuleDestroy(): void {
    this.client?.close();
  }

  private async call<Request, Response>(
    methodOf: (client: account.RegistryClient) => UnaryMethod<Request, Response>,
    request: Request,
  ): Promise<Response> {
    if (!this.client) throw unavailable({ what: 'account' });
    const options = { peer: 'account', metadata: this.metadata };
    return callUnary(methodOf(this.client).bind(this.client), request, options);
  }
}
