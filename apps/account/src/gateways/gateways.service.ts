import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { recentLoginNeeded } from '@fieldpost/auth';
import { type Claims, type GatewayId, gatewayRightsOf, type Username } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import type { Page } from '@fieldpost/transport';
import { gatewayNotFound } from '../access/access.errors.js';
import { isGatewayItself } from '../access/key-claims.js';
import { actorOf, type Admitted } from '../access/actor.js';
import { CollaboratorsService, editorOf } from '../collaborators/collaborators.service.js';
import { FrequencyPlans } from '../frequency-plans/frequency-plans.js';
import { type List, listWith } from '../lists/list.js';
import { requireOrganizationScope } from '../organizations/sharing.service.js';
import type { UserId } from '../values/user-id.js';
import type { GatewayChangesDto, NewGatewayDto } from './gateway-bodies.js';
import { gatewayKeyContext, KeyMaker } from '../access/key-maker.js';
import { changedSettings, newSettings, requireEuiOfId } from './gateway-settings.js';
import { TokensClient } from '@fieldpost/internal-clients';
import { isMember, type Reader, seesSettings, viewOf } from './gateway-view.js';
import { type Gateway, Gateways, type OwnGateway } from './gateways.repository.js';
import type { GatewayDto, GatewayKeyDto, GatewayTokenDto } from './gateways.operations.js';

/** Bytes of the seed of the scrambled location. */
const seedBytes = 8;

const readerOf = (caller: Claims, id: GatewayId): Reader =>
  isGatewayItself(caller, id) ? 'itself' : gatewayRightsOf(caller, id);

@Injectable()
export class GatewaysService {
  constructor(
    private readonly gateways: Gateways,
    private readonly collaborators: CollaboratorsService,
    private readonly plans: FrequencyPlans,
    private readonly keys: KeyMaker,
    private readonly tokens: TokensClient,
  ) {}

  list({ subject }: Claims, page: Page | undefined): List<GatewayDto> {
    const toListed = (gateway: OwnGateway) => this.view(gateway, gateway.rights);
    return listWith(toListed, page)(this.gateways.listOf(subject as UserId));
  }

  /** The creator is owner. The creator, or the organization, is the first collaborator with every right. */
  async create(
    caller: Admitted,
    { id, organization: organizationId, frequencyPlan, settings }: NewGatewayDto,
  ): Promise<GatewayDto> {
    requireOrganizationScope(caller, organizationId);
    requireEuiOfId(id, settings);
    const { digest, sealed } = this.keys.make(gatewayKeyContext(id));
    const scrambleSeed = randomBytes(seedBytes);
    const gateway = { id, settings: newSettings(frequencyPlan, settings), digest, sealed, scrambleSeed };
    const creator = { userId: caller.subject, organizationId };
    const rights = await this.gateways.add(gateway, creator, actorOf(caller));
    return this.describe(caller, await this.find(id), rights);
  }

  /** With a token for readers who may have one. The first request of the gateway itself activates it. */
  async get(caller: Admitted, id: GatewayId): Promise<GatewayDto> {
    const reader = readerOf(caller, id);
    const gateway = await this.find(id);
    if (!seesSettings(reader) || !caller.isProven) return this.describe(caller, gateway, reader);
    const token = await this.issueToken(gateway);
    if (reader === 'itself') await this.gateways.activate(id);
    const activated = gateway.activated || reader === 'itself';
    return { ...(await this.describe(caller, { ...gateway, activated }, reader)), token };
  }

  async createToken(caller: Claims, id: GatewayId): Promise<GatewayTokenDto> {
    const token = await this.issueToken(await this.find(id));
    if (isGatewayItself(caller, id)) await this.gateways.activate(id);
    return token;
  }

  /** The old key is invalid at once; existing tokens stay valid until they expire. */
  async replaceKey(caller: Admitted, id: GatewayId): Promise<GatewayKeyDto> {
    const { key, digest, sealed } = this.keys.make(gatewayKeyContext(id));
    if (!(await this.gateways.replaceKey(id, { digest, sealed }, actorOf(caller))))
      throw gatewayNotFound({ id });
    return { key };
  }

  async change(caller: Admitted, id: GatewayId, { owner, settings }: GatewayChangesDto): Promise<GatewayDto> {
    requireEuiOfId(id, settings);
    changedSettings(await this.find(id), settings); // what is rejected here is rejected before anybody becomes owner
    if (owner !== undefined && !caller.isProven) throw recentLoginNeeded();
    if (owner !== undefined) await this.prepareOwner(caller, id, owner);
    const isThere = await this.gateways.change(
      id,
      (before) => changedSettings(before, settings),
      actorOf(caller),
    );
    if (!isThere) throw gatewayNotFound({ id });
    if (owner !== undefined) await this.gateways.setOwner(id, owner, actorOf(caller));
    return this.describe(caller, await this.find(id), gatewayRightsOf(caller, id));
  }

  delete(caller: Admitted, id: GatewayId): Promise<void> {
    return this.gateways.delete(id, actorOf(caller));
  }

  /**
   * Makes the new owner a collaborator with the rights of the caller, which requires the right to manage collaborators. The
   * former owner stays a collaborator.
   */
  private async prepareOwner(caller: Admitted, id: GatewayId, owner: Username): Promise<void> {
    if (!(await this.gateways.isUser(owner)))
      throw notValid({ argument: 'Owner', reason: `there is no user ${owner}` });
    const on = { kind: 'gateways', id } as const;
    const own = gatewayRightsOf(caller, id);
    const before = (await this.collaborators.list(on, own)).find(({ username }) => username === owner);
    const rights = [...new Set([...(before?.own_rights ?? before?.rights ?? []), ...own])];
    await this.collaborators.put(on, { username: owner, rights }, editorOf(caller, own));
  }

  private async issueToken({ id, locationPublic, statusPublic }: Gateway): Promise<GatewayTokenDto> {
    const request = { id, location_public: locationPublic, status_public: statusPublic };
    const { access_token, expires_at } = await this.tokens.issueGatewayToken(request);
    const left = Math.floor(Number(expires_at) - Date.now() / 1000);
    return { access_token, expires_in: Math.max(left, 0) };
  }

  private async find(id: GatewayId): Promise<Gateway> {
    const gateway = await this.gateways.find(id);
    if (!gateway) throw gatewayNotFound({ id });
    return gateway;
  }

  private view(gateway: Gateway, reader: Reader): GatewayDto {
    return viewOf(gateway, this.plans.urlOf(gateway.frequencyPlan), reader);
  }

  /** Without the key for callers who need a recent login to see it. */
  private async describe({ isProven }: Admitted, gateway: Gateway, reader: Reader): Promise<GatewayDto> {
    const { id, sealed } = gateway;
    const collaborators =
      reader !== 'itself' && isMember(reader)
        ? await this.collaborators.list({ kind: 'gateways', id }, reader)
        : undefined;
    return {
      ...this.view(gateway, reader),
      ...(isProven && seesSettings(reader) && { key: this.keys.open(gatewayKeyContext(id), sealed) }),
      ...(collaborators && { collaborators }),
    };
  }
}
