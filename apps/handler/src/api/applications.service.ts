import { Injectable } from '@nestjs/common';
import { NetworkIdentity } from '@fieldpost/components';
import { type AppId, hasAppRight, maskKey, requireAppRight } from '@fieldpost/domain';
import type { Call } from '../access/application-callers.service.js';
import type { Application } from '../applications/application.js';
import type { ApplicationRequest } from '../applications/application.message.js';
import { applicationExists, applicationNotFound } from '../applications/applications.errors.js';
import { Applications } from '../applications/applications.repository.js';
import { DiscoveryRegistrationsService } from '../applications/discovery-registrations.service.js';
import { Devices } from '../devices/devices.repository.js';
import { NetworkDevices } from '../devices/network-devices.js';

/** Devices that are read at once when an application is removed. */
const pageSize = 100;

/** The application with its register-on-join key masked. */
export const withMaskedKey = (application: Application): Application => ({
  ...application,
  registerOnJoinAccessKey: maskKey(application.registerOnJoinAccessKey),
});

/** The use cases for the applications of this handler (docs/protocol/handler-api.md#methods). */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: Applications,
    private readonly devices: Devices,
    private readonly network: NetworkDevices,
    private readonly registrations: DiscoveryRegistrationsService,
    private readonly identity: NetworkIdentity,
  ) {}

  /**
   * Discovery decides first: an application that it rejects is not registered anywhere. An application that is
   * registered here, but not at discovery or for another handler there, is registered at discovery and at the network
   * again.
   */
  async register(call: Call, appId: AppId): Promise<void> {
    requireAppRight(call.claims, appId, 'settings');
    requireAppRight(call.claims, appId, 'delete');
    const isHere = (await this.applications.find(appId)) !== undefined;
    if (isHere && (await this.isFoundHere(appId))) throw applicationExists();
    await this.registrations.add(appId, call);
    if (!isHere && !(await this.applications.add(appId))) throw applicationExists();
    await this.network.registerApplication(appId, call.token);
  }

  private async isFoundHere(appId: AppId): Promise<boolean> {
    return (await this.registrations.handlerOf(appId)) === this.identity.own.id;
  }

  /** The register-on-join key is masked for callers who may not manage devices. */
  async get({ claims }: Call, appId: AppId): Promise<Application> {
    requireAppRight(claims, appId, 'settings');
    const application = await this.found(appId);
    if (hasAppRight(claims, appId, 'devices')) return application;
    return withMaskedKey(application);
  }

  /**
   * Replaces all settings, empty ones included; the register-on-join key only if the caller may manage devices, and the
   * codec only if there is one in the request: clients of v2 know nothing of it.
   */
  async set({ claims }: Call, request: ApplicationRequest): Promise<void> {
    const { appId } = request;
    requireAppRight(claims, appId, 'settings');
    const { registerOnJoinAccessKey, codec } = await this.found(appId);
    const wanted: Application = { ...request, codec: request.codec ?? codec };
    // A caller who read a masked key may write it back.
    const isMask = wanted.registerOnJoinAccessKey === maskKey(registerOnJoinAccessKey);
    const application =
      hasAppRight(claims, appId, 'devices') && !isMask ? wanted : { ...wanted, registerOnJoinAccessKey };
    if (!(await this.applications.update(application))) throw applicationNotFound({ app_id: appId });
  }

  async remove(call: Call, appId: AppId): Promise<void> {
    requireAppRight(call.claims, appId, 'delete');
    await this.found(appId);
    while (await this.removeDevices(appId, call.token));
    await this.registrations.remove(appId, call);
    await this.applications.remove(appId);
  }

  /**
   * Removes a page of devices here and at the network server, one by one: a call that a limit of the network stopped is
   * continued by the next one. False when there were none.
   */
  private async removeDevices(appId: AppId, token: string): Promise<boolean> {
    const { devices } = await this.devices.list(appId, { limit: pageSize, offset: 0 });
    for (const { devId, appEui, devEui } of devices) {
      await this.network.remove({ appId, appEui, devEui }, token);
      await this.devices.remove(appId, devId);
    }
    return devices.length > 0;
  }

  private async found(appId: AppId): Promise<Application> {
    const application = await this.applications.find(appId);
    if (!application) throw applicationNotFound({ app_id: appId });
    return application;
  }
}
