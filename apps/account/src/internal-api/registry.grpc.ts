import { Controller, UseGuards } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { account, Rpc } from '@fieldpost/contracts';
import { applicationOwner, gatewayOwner } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { InternalGuard } from '@fieldpost/internal-clients';
import { AccessRecords } from '../access/access-records.repository.js';
import { ApplicationCreators } from '../applications/application-creators.repository.js';
import { RegisteredGateways } from '../gateways/registered-gateways.repository.js';
import { Components } from '../components/components.repository.js';
import { InstallationService } from '../installation/installation.service.js';
import { RevocationsService } from '../revocations/revocations.service.js';
import { UsageService } from '../usage/usage.service.js';
import { isUserId } from '../values/user-id.js';

/** Ids per request (registry.proto). */
const maxIds = 1_000;

function requireIds(ids: readonly string[], argument: string): void {
  if (ids.length > maxIds) throw notValid({ argument, reason: `should be at most ${maxIds} ids` });
}

/** Internal API for the other apps: revocations, approvals of components, owners of applications, gateways, administrators, and the reports of processes and usage. */
@Controller()
@UseGuards(InternalGuard)
export class RegistryGrpc implements Rpc<account.RegistryHandlers> {
  constructor(
    private readonly revocations: RevocationsService,
    private readonly components: Components,
    private readonly creators: ApplicationCreators,
    private readonly gateways: RegisteredGateways,
    private readonly accessRecords: AccessRecords,
    private readonly installation: InstallationService,
    private readonly usage: UsageService,
  ) {}

  @GrpcMethod('Registry', 'ListRevocations')
  listRevocations(request: account.ListRevocationsRequest__Output): Promise<account.ListRevocationsResponse> {
    const { after } = request;
    return this.revocations.list(Number(after));
  }

  @GrpcMethod('Registry', 'ListApprovals')
  async listApprovals({ ids }: account.ListApprovalsRequest__Output): Promise<account.ListApprovalsResponse> {
    requireIds(ids, 'Ids');
    const components = await this.components.findAll(ids);
    return {
      components: components.map(({ id, type, approval, created }) => ({
        id,
        type,
        approved: approval === 'approved',
        created: created.toISOString(),
      })),
    };
  }

  @GrpcMethod('Registry', 'ListApplicationOwners')
  async listApplicationOwners({
    app_ids: ids,
  }: account.ListApplicationOwnersRequest__Output): Promise<account.ListApplicationOwnersResponse> {
    requireIds(ids, 'app_ids');
    const applications = await this.creators.find(ids);
    return {
      owners: applications.flatMap((application) => {
        const owner = applicationOwner(application);
        if (owner === undefined) return [];
        const { appId, deviceLimit } = application;
        return [{ app_id: appId, owner, ...(deviceLimit !== null && { device_limit: deviceLimit }) }];
      }),
    };
  }

  @GrpcMethod('Registry', 'ListGateways')
  async listGateways({
    euis,
    ids,
  }: account.ListGatewaysRequest__Output): Promise<account.ListGatewaysResponse> {
    requireIds(euis, 'euis');
    requireIds(ids, 'ids');
    const gateways = await this.gateways.find(euis, ids);
    return {
      gateways: gateways.map(({ id, eui, frequencyPlan, location, ...facts }) => ({
        id,
        eui: eui ?? '',
        frequency_plan: frequencyPlan,
        location,
        owner: gatewayOwner(facts) ?? '',
      })),
    };
  }

  @GrpcMethod('Registry', 'CheckGatewayKeys')
  async checkGatewayKeys({
    keys,
  }: account.CheckGatewayKeysRequest__Output): Promise<account.CheckGatewayKeysResponse> {
    requireIds(
      keys.map(({ id }) => id),
      'keys',
    );
    return { valid: await this.gateways.checkKeys(keys) };
  }

  @GrpcMethod('Registry', 'IsAdministrator')
  async isAdministrator({
    user_id,
    client_id,
  }: account.IsAdministratorRequest__Output): Promise<account.IsAdministratorResponse> {
    const userId = isUserId(user_id) ? user_id : undefined;
    return { is_administrator: await this.accessRecords.isAdministrator(userId, client_id) };
  }

  @GrpcMethod('Registry', 'ReportProcess')
  async reportProcess(request: account.ReportProcessRequest__Output): Promise<account.ReportProcessResponse> {
    await this.installation.reportProcess(request);
    return {};
  }

  @GrpcMethod('Registry', 'ReportUsage')
  async reportUsage(request: account.ReportUsageRequest__Output): Promise<account.ReportUsageResponse> {
    await this.usage.report(request);
    return {};
  }
}
