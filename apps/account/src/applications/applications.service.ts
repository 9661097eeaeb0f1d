import { Injectable } from '@nestjs/common';
import { type AppId, appRightsOf, type Claims } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { applicationNotFound } from '../access/access.errors.js';
import { AccessKeysService } from '../access-keys/access-keys.service.js';
import { collaboratorsFor } from '../collaborators/collaborators.service.js';
import { type Actor, actorOf, type Admitted } from '../access/actor.js';
import { EuiPicker } from '../euis/eui-picker.js';
import { type List, listWith } from '../lists/list.js';
import type { Creator } from '../organizations/new-entities.js';
import { requireOrganizationScope } from '../organizations/sharing.service.js';
import type { UserId } from '../values/user-id.js';
import {
  type ApplicationChangesDto,
  type ApplicationsQuery,
  type NewApplicationDto,
  toApplicationDto,
  toListed,
  visibleTo,
} from './applications.dto.js';
import { Applications, type NewApplication, type OwnApplication } from './applications.repository.js';
import type { ApplicationDto } from './applications.operations.js';

@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: Applications,
    private readonly accessKeys: AccessKeysService,
    private readonly euiPicker: EuiPicker,
  ) {}

  list({ subject }: Claims, { page, deletedToo }: ApplicationsQuery): List<ApplicationDto> {
    return listWith(toListed, page)(this.applications.listOf(subject as UserId, deletedToo));
  }

  /**
   * The creator, or the organization, is the first collaborator with every right. Without EUIs the application gets one from
   * the network's block.
   */
  async create(
    caller: Admitted,
    { id, name, euis, organization: organizationId }: NewApplicationDto,
  ): Promise<ApplicationDto> {
    requireOrganizationScope(caller, organizationId);
    const by = actorOf(caller);
    const creator = { userId: caller.subject, organizationId };
    const added =
      euis && euis.length > 0
        ? await this.applications.add({ id, name, euis }, creator, by)
        : await this.addWithFreeEui({ id, name }, creator, by);
    return toListed(added);
  }

  async get(caller: Admitted, id: AppId): Promise<ApplicationDto> {
    const rights = appRightsOf(caller, id);
    const visible = visibleTo(caller, id);
    const [found, access_keys] = await Promise.all([
      this.applications.find(id, visible.collaborators),
      visible.accessKeys ? this.accessKeys.list(caller, id) : undefined,
    ]);
    if (!found) throw applicationNotFound({ id });
    const { collaborators, ...application } = found;
    return {
      ...toApplicationDto(application, rights),
      ...(collaborators && { collaborators: collaboratorsFor('apps', rights, collaborators) }),
      ...(access_keys && { access_keys }),
    };
  }

  async change(caller: Admitted, id: AppId, { name }: ApplicationChangesDto): Promise<ApplicationDto> {
    if (name) await this.applications.rename(id, name, actorOf(caller));
    return this.get(caller, id);
  }

  delete(caller: Admitted, id: AppId): Promise<void> {
    return this.applications.setDeleted(id, true, actorOf(caller));
  }

  restore(caller: Admitted, id: AppId): Promise<void> {
    return this.applications.setDeleted(id, false, actorOf(caller));
  }

  private addWithFreeEui(
    application: Omit<NewApplication, 'euis'>,
    creator: Creator,
    by: Actor,
  ): Promise<OwnApplication> {
    return this.euiPicker.offer((eui) =>
      this.applications.add({ ...application, euis: [eui] }, creator, by).catch(unlessTaken),
    );
  }
}

/** A picked EUI that is taken is not an error: another one is picked. */
function unlessTaken(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'eui_exists') return undefined;
  throw error;
}
