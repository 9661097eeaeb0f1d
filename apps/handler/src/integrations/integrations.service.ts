import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AppId } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { PublicAddresses } from '@fieldpost/transport';
import { type Attempt, type DeadLetter, type DeadPage, Deliveries } from './storage/deliveries.repository.js';
import { Deliverer } from './deliverer.js';
import type {
  FailingIntegration,
  Integration,
  IntegrationId,
  IntegrationState,
} from './storage/integration.js';
import { IntegrationInterest } from './integration-messages.js';
import type { ChangedIntegration, NewIntegration } from './integrations.dto.js';
import {
  deadLetterNotFound,
  headersMissing,
  integrationExists,
  integrationNotFound,
  tooManyIntegrations,
} from './integrations.errors.js';
import { Integrations } from './storage/integrations.repository.js';

const mostPerApplication = 10;
const secretBytes = 32;
const shownAttempts = 100;

/** The use cases for the integrations of an application. */
@Injectable()
export class IntegrationsService {
  constructor(
    private readonly integrations: Integrations,
    private readonly deliveries: Deliveries,
    private readonly deliverer: Deliverer,
    private readonly interest: IntegrationInterest,
    private readonly addresses: PublicAddresses,
  ) {}

  list(appId: AppId): Promise<readonly (Integration & IntegrationState)[]> {
    return this.integrations.list(appId);
  }

  /** Those of several applications whose last attempt failed. */
  listFailing(appIds: readonly AppId[]): Promise<readonly FailingIntegration[]> {
    return this.integrations.listFailing(appIds);
  }

  async get(appId: AppId, id: IntegrationId): Promise<Integration & IntegrationState> {
    const found = await this.integrations.find(appId, id);
    if (!found) throw integrationNotFound({ id });
    return found;
  }

  async create(appId: AppId, id: IntegrationId, wanted: NewIntegration): Promise<Integration> {
    this.requireReachable(wanted.url);
    const others = await this.integrations.list(appId);
    if (others.some((other) => other.id === id)) throw integrationExists({ id });
    if (others.length >= mostPerApplication) throw tooManyIntegrations({ most: mostPerApplication });
    const secret = wanted.secret ?? randomBytes(secretBytes).toString('base64url');
    const integration = { ...wanted, appId, id, secret };
    if (!(await this.integrations.add(integration))) throw integrationExists({ id });
    this.interest.forget(appId);
    return integration;
  }

  /**
   * Headers cannot be read, since they may hold secrets for the present receiver. For a URL at another origin they have to be
   * sent again, so that a change of the URL cannot send them to another receiver.
   */
  async change(appId: AppId, id: IntegrationId, wanted: ChangedIntegration): Promise<void> {
    const before = await this.get(appId, id);
    const { url = before.url, messages = before.messages } = wanted;
    const { headers = before.headers, secret = before.secret } = wanted;
    const isElsewhere = new URL(url).origin !== new URL(before.url).origin;
    if (isElsewhere && !wanted.headers && Object.keys(before.headers).length > 0) throw headersMissing();
    this.requireReachable(url);
    const isChanged = await this.integrations.update({ appId, id, url, messages, headers, secret });
    if (!isChanged) throw integrationNotFound({ id });
  }

  /** Names are resolved for each delivery, and their addresses checked again. */
  private requireReachable(url: string): void {
    const { hostname } = new URL(url);
    if (!this.addresses.mayHave(hostname))
      throw notValid({
        argument: 'Url',
        reason: `${hostname} has no public address. Only public addresses are allowed; the operator of the handler can allow others (${this.addresses.setting})`,
      });
  }

  async remove(appId: AppId, id: IntegrationId): Promise<void> {
    if (!(await this.integrations.remove(appId, id))) throw integrationNotFound({ id });
    this.interest.forget(appId);
  }

  /** The last attempts, the newest first. */
  async attempts(appId: AppId, id: IntegrationId): Promise<readonly Attempt[]> {
    await this.get(appId, id);
    return this.deliveries.listAttempts([appId, id], shownAttempts);
  }

  async deadLetters(appId: AppId, id: IntegrationId, page: DeadPage): Promise<readonly DeadLetter[]> {
    await this.get(appId, id);
    return this.deliveries.listDead([appId, id], page);
  }

  /** Makes one dead letter due again, or all; returns how many. */
  async retry(appId: AppId, id: IntegrationId, letter?: string): Promise<number> {
    await this.get(appId, id);
    const count = await this.deliveries.retryDead([appId, id], letter);
    if (letter !== undefined && count === 0) throw deadLetterNotFound({ id: letter });
    this.deliverer.wake();
    return count;
  }

  /** Deletes one dead letter, or all; returns how many. */
  async drop(appId: AppId, id: IntegrationId, letter?: string): Promise<number> {
    await this.get(appId, id);
    const count = await this.deliveries.dropDead([appId, id], letter);
    if (letter !== undefined && count === 0) throw deadLetterNotFound({ id: letter });
    return count;
  }
}
