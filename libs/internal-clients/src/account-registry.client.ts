import { type account, loadClients } from '@fieldpost/contracts';
import { unavailable } from '@fieldpost/errors';
import { contracts } from './contracts.js';
import { internalCalls, internalClient } from './internal-client.js';
import type { InternalCredentials } from './internal-credentials.js';

/** The user or organization that an application counts for. */
export interface ApplicationOwner {
  /** User id, or `organization:` and the id of an organization. */
  readonly id: string;
  /** Devices of all its applications, as an administrator set it; 0 for no limit, undefined for the setting of the handler. */
  readonly deviceLimit: number | undefined;
}

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
  abstract ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, ApplicationOwner>>;
  /** Gateways with these EUIs (upper case) or ids, 1,000 of each at most; unknown gateways are left out. */
  abstract listGateways(
    request: account.ListGatewaysRequest,
  ): Promise<readonly account.RegisteredGateway__Output[]>;
  /** Whether each of these keys, 1,000 at most, is the one of its gateway. */
  abstract checkGatewayKeys(keys: readonly account.GatewayKey[]): Promise<readonly boolean[]>;
  /** Whether the user of a token is an administrator, and its client official. */
  abstract isAdministrator(userId: string, clientId: string): Promise<boolean>;
  /** Records the state of this process for administrators. */
  abstract reportProcess(request: account.ReportProcessRequest): Promise<void>;
  /** Records devices and messages of applications of a handler, 1,000 at most. */
  abstract reportUsage(request: account.ReportUsageRequest): Promise<void>;
}

export interface AccountRegistryOptions {
  /** Internal gRPC address of account; empty where the app runs without account. */
  readonly address: string;
  readonly secret: string;
  readonly credentials?: InternalCredentials;
}

class RegistryClient extends internalClient<account.RegistryDefinition>(
  () => [loadClients(contracts.registry).fieldpost.account.v1.Registry],
  internalCalls('account'),
) {}

/** Account, for the approvals of components. */
export type Approvals = Pick<AccountRegistry, 'isConfigured' | 'listApprovals'>;

/** Calls account over its internal gRPC API; when account cannot be reached, the error is `unavailable`. */
export class AccountRegistryClient extends AccountRegistry {
  private readonly client: RegistryClient | undefined;

  constructor({ address, secret, credentials }: AccountRegistryOptions) {
    super();
    this.client = address === '' ? undefined : new RegistryClient(address, secret, credentials);
  }

  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  async listRevocations(
    request: account.ListRevocationsRequest,
  ): Promise<account.ListRevocationsResponse__Output> {
    return this.calls().listRevocations(request);
  }

  async listApprovals(ids: readonly string[]): Promise<readonly account.ComponentApproval__Output[]> {
    return (await this.calls().listApprovals({ ids: [...ids] })).components;
  }

  async ownersOf(appIds: readonly string[]): Promise<ReadonlyMap<string, ApplicationOwner>> {
    const { owners } = await this.calls().listApplicationOwners({ app_ids: [...appIds] });
    return new Map(
      owners.map(({ app_id, owner, device_limit: deviceLimit }) => [app_id, { id: owner, deviceLimit }]),
    );
  }

  async listGateways(
    request: account.ListGatewaysRequest,
  ): Promise<readonly account.RegisteredGateway__Output[]> {
    return (await this.calls().listGateways(request)).gateways;
  }

  async checkGatewayKeys(keys: readonly account.GatewayKey[]): Promise<readonly boolean[]> {
    return (await this.calls().checkGatewayKeys({ keys: [...keys] })).valid;
  }

  async isAdministrator(userId: string, clientId: string): Promise<boolean> {
    const request = { user_id: userId, client_id: clientId };
    return (await this.calls().isAdministrator(request)).is_administrator;
  }

  async reportProcess(request: account.ReportProcessRequest): Promise<void> {
    await this.calls().reportProcess(request);
  }

  async reportUsage(request: account.ReportUsageRequest): Promise<void> {
    await this.calls().reportUsage(request);
  }

  onModuleDestroy(): void {
    this.client?.onModuleDestroy();
  }

  private calls(): RegistryClient {
    if (!this.client) throw unavailable({ what: 'account' });
    return this.client;
  }
}

/** The client of account as a provider. */
export const accountRegistry = (options: AccountRegistryOptions) => ({
  provide: AccountRegistry,
  useFactory: () => new AccountRegistryClient(options),
});
