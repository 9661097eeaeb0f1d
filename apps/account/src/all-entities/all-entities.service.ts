import { Injectable, Optional } from '@nestjs/common';
import type { AppId, GatewayId } from '@fieldpost/domain';
import { applicationNotFound, gatewayNotFound } from '../access/access.errors.js';
import { type List, listWith } from '../lists/list.js';
import { SharingService } from '../organizations/sharing.service.js';
import { toReportedUsage } from '../usage/reported-figures.js';
import { AllApplications } from './all-applications.repository.js';
import {
  type AllApplicationsQuery,
  type AllGatewaysQuery,
  toApplicationDto,
  toGatewayDto,
} from './all-entities.dto.js';
import type {
  AdministeredApplicationDetailsDto,
  AdministeredApplicationDto,
  AdministeredGatewayDetailsDto,
  AdministeredGatewayDto,
} from './all-entities.operations.js';
import { AllGateways } from './all-gateways.repository.js';

/** Lets administrators find applications and gateways, and see whom they belong to. */
@Injectable()
export class AllEntitiesService {
  constructor(
    private readonly applications: AllApplications,
    private readonly gateways: AllGateways,
    private readonly sharing: SharingService,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  listApplications({ page, ...search }: AllApplicationsQuery): List<AdministeredApplicationDto> {
    return listWith(toApplicationDto, page)(this.applications.list(search));
  }

  async getApplication(id: AppId): Promise<AdministeredApplicationDetailsDto> {
    const [application, sharers, figures] = await Promise.all([
      this.applications.find(id),
      this.sharing.sharersOf({ kind: 'apps', id }),
      this.applications.figuresOf(id),
    ]);
    if (!application) throw applicationNotFound({ id });
    return {
      ...toApplicationDto(application),
      ...sharers,
      reported: toReportedUsage(1, figures, this.now()),
    };
  }

  listGateways({ page, ...search }: AllGatewaysQuery): List<AdministeredGatewayDto> {
    return listWith(toGatewayDto, page)(this.gateways.list(search));
  }

  async getGateway(id: GatewayId): Promise<AdministeredGatewayDetailsDto> {
    const [gateway, sharers] = await Promise.all([
      this.gateways.find(id),
      this.sharing.sharersOf({ kind: 'gateways', id }),
    ]);
    if (!gateway) throw gatewayNotFound({ id });
    return { ...toGatewayDto(gateway), ...sharers };
  }
}
