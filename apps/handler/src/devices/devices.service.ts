import { Inject, Injectable } from '@nestjs/common';
import { type AppId, type DevId, requireAppRight } from '@fieldpost/domain';
import type { Call } from '../access/application-callers.service.js';
import { applicationNotRegistered } from '../applications/applications.errors.js';
import { Applications } from '../applications/applications.repository.js';
import { Publisher } from '../events/publisher.js';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { NetworkDevices, type NetworkState } from './network-devices.js';
import { checkAttributes, type Device } from './device.js';
import { DeviceLimits } from '../limits/device-limits.js';
import { createEvent, updateEvent } from './device.events.js';
import { DeviceCodecs } from './device-codecs.repository.js';
import { lastSeenAt, notAsked } from './device.message.js';
import type { Change, DeviceRequest } from './device-request.js';
import { deviceExists, deviceNotFound, euisTaken } from './devices.errors.js';
import { type DeviceList, type DevicePage, Devices, keyMembers } from './devices.repository.js';

export interface DeviceOnNetwork {
  readonly device: Device;
  /** The source of its own codec. */
  readonly codec: string | undefined;
  readonly state: NetworkState;
}

/** The use cases for the devices of an application (docs/protocol/handler-api.md#methods). */
@Injectable()
export class DevicesService {
  constructor(
    private readonly applications: Applications,
    private readonly devices: Devices,
    private readonly codecs: DeviceCodecs,
    private readonly network: NetworkDevices,
    private readonly publisher: Publisher,
    readonly limits: DeviceLimits,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_EXTRA_ATTRIBUTES'>,
  ) {}

  /** A device that the network server has lost is silently registered there again, its counters at zero. */
  async get(call: Call, appId: AppId, devId: DevId): Promise<DeviceOnNetwork> {
    await this.mayManage(call, appId);
    const device = await this.found(appId, devId);
    const codec = await this.codecOf(device);
    const state = await this.network.get(device, call.token);
    if (state) return { device, codec, state: await this.seenHere(device, state) };
    await this.network.set(device, { fCntUp: 0, fCntDown: 0 }, call.token);
    return { device, codec, state: notAsked };
  }

  async list(call: Call, appId: AppId, list: DeviceList): Promise<DevicePage> {
    await this.mayManage(call, appId);
    return this.devices.list(appId, list);
  }

  /** Creates or replaces. Everything that can be rejected is, before the network hears of it. */
  async set(call: Call, request: DeviceRequest): Promise<void> {
    await this.mayManage(call, request.appId);
    checkAttributes(request.attributes, this.settings.HANDLER_EXTRA_ATTRIBUTES);
    const stored = await this.devices.find(request.appId, request.devId);
    if (stored) await this.replace(call, stored, request);
    else await this.create(call, request);
  }

  /** Adds a device; rejected when there is one with its id. */
  async add(call: Call, request: DeviceRequest): Promise<void> {
    await this.mayManage(call, request.appId);
    checkAttributes(request.attributes, this.settings.HANDLER_EXTRA_ATTRIBUTES);
    if (await this.devices.find(request.appId, request.devId)) throw deviceExists({ dev_id: request.devId });
    await this.create(call, request);
  }

  async remove(call: Call, appId: AppId, devId: DevId): Promise<void> {
    await this.mayManage(call, appId);
    await this.network.remove(await this.found(appId, devId), call.token);
    await this.devices.remove(appId, devId);
    this.publisher.event(appId, devId, 'delete', null);
  }

  private async create({ token }: Call, request: DeviceRequest): Promise<void> {
    const { appId, devId, appEui, devEui } = request;
    if (await this.devices.findByEuis(appId, appEui, devEui)) throw euisTaken();
    await this.limits.require(appId);
    const device = newDevice(request);
    await this.keepCodec(request);
    await this.network.set(device, request.counters, token);
    if (!(await this.devices.add(device, request.nonces))) throw deviceExists({ dev_id: devId });
    this.publisher.event(appId, devId, 'create', createEvent(device, Date.now()));
  }

  private async replace({ token }: Call, stored: Device, request: DeviceRequest): Promise<void> {
    const { appId, devId } = stored;
    const device = merge(request, stored);
    await this.keepCodec(request);
    if (device.appEui !== stored.appEui || device.devEui !== stored.devEui)
      await this.network.remove(stored, token);
    await this.network.set(device, request.counters, token);
    const nonces = hasNewAppKey(device, stored) ? 'forgetNonces' : 'keepNonces';
    const kept = keyMembers.filter((member) => request[member] === 'keep');
    if (!(await this.devices.update(device, nonces, kept)))
      throw deviceNotFound({ app_id: appId, dev_id: devId });
    this.publisher.event(appId, devId, 'update', updateEvent(stored, device, Date.now()));
  }

  private async codecOf({ appId, codecId }: Device): Promise<string | undefined> {
    return codecId === undefined ? undefined : (await this.codecs.find(appId, codecId))?.source;
  }

  private async keepCodec({ appId, codec }: DeviceRequest): Promise<void> {
    if (codec !== '') await this.codecs.keep(appId, codec);
  }

  private async mayManage({ claims }: Call, appId: AppId): Promise<void> {
    requireAppRight(claims, appId, 'devices');
    if (!(await this.applications.find(appId))) throw applicationNotRegistered({ app_id: appId });
  }

  /** Where there is no network server, only the handler itself knows when the device was heard. */
  private async seenHere({ appId, devId }: Device, state: NetworkState): Promise<NetworkState> {
    if (state.lastSeen !== notAsked.lastSeen) return state;
    return { ...state, lastSeen: lastSeenAt(await this.devices.lastSeen(appId, devId)) };
  }

  private async found(appId: AppId, devId: DevId): Promise<Device> {
    const device = await this.devices.find(appId, devId);
    if (!device) throw deviceNotFound({ app_id: appId, dev_id: devId });
    return device;
  }
}

const applied = <T>(change: Change<T>, stored: T | undefined): T | undefined =>
  change === 'keep' ? stored : change.to;

/** The device after the request; the current downlink is none of its business. */
const merge = (
  { counters: _, nonces: _imported, codec: _source, ...request }: DeviceRequest,
  stored?: Device,
): Device => ({
  ...request,
  radio: { ...stored?.radio, ...request.radio },
  devAddr: applied(request.devAddr, stored?.devAddr),
  appKey: applied(request.appKey, stored?.appKey),
  nwkSKey: applied(request.nwkSKey, stored?.nwkSKey),
  appSKey: applied(request.appSKey, stored?.appSKey),
  codecId: applied(request.codecId, stored?.codecId),
  currentDownlink: stored?.currentDownlink,
});

/** The device that a request makes where there was none. */
export const newDevice = (request: DeviceRequest): Device => merge(request);

/** Joins with another key start from no nonces (docs/protocol/handler-api.md#setdevice). */
const hasNewAppKey = (after: Device, before: Device): boolean =>
  after.appKey === undefined || before.appKey === undefined
    ? after.appKey !== before.appKey
    : !after.appKey.equals(before.appKey);
