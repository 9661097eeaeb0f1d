import { Metadata, type ServerUnaryCall } from '@grpc/grpc-js';
import { Controller, UseInterceptors } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { handler, Rpc } from '@fieldpost/contracts';
import { ApplicationCallersService } from '../../access/application-callers.service.js';
import { CallerAddressInterceptor } from '../../access/caller-address.js';
import { RecentLogins } from '../../access/recent-logins.js';
import { fromApplication, toApplicationMessage } from '../../applications/application.message.js';
import { applicationIdentifier, deviceIdentifier } from '../../applications/message-rules.js';
import { fromDevice } from '../../devices/device-request.js';
import { lastSeenAt, notAsked, toDeviceMessage } from '../../devices/device.message.js';
import { withoutKeys } from '../../devices/device.js';
import type { DeviceList, ListedDevice, Page } from '../../devices/devices.repository.js';
import { DevicesService } from '../../devices/devices.service.js';
import { DryRunsService } from '../../dry-runs/dry-runs.service.js';
import { ApplicationsService, withMaskedKey } from '../applications.service.js';
import { SimulatedUplinkLimit } from '../mqtt/sessions/simulated-uplink-limit.js';
import { pageIn } from '../page.js';

const service = 'handler.ApplicationManager';

type Methods = Rpc<handler.ApplicationManagerHandlers>;
type Call = Pick<ServerUnaryCall<unknown, unknown>, 'sendMetadata'>;

/** Options of a list of devices beyond v2, whose lists have keys and no times. */
export interface DeviceListRequest extends Omit<DeviceList, keyof Page> {
  readonly keys?: 'shown' | 'left_out' | undefined;
  readonly lastSeen?: 'shown' | 'left_out';
}

/** The keys of one device: always, never, or after a recent login. */
export type KeysWish = 'shown' | 'left_out' | 'if_recent';

/** A page of devices with the numbers that go into its headers. */
export interface DeviceListPage {
  readonly list: handler.DeviceList;
  /** Devices of the application; with a search, those that match it. */
  readonly total: number;
  /** Devices in this page. */
  readonly selected: number;
}

const done = {};

function toListedMessage({ lastSeen, ...device }: ListedDevice, wish: DeviceListRequest): handler.Device {
  const state = wish.lastSeen === 'shown' ? { ...notAsked, lastSeen: lastSeenAt(lastSeen) } : notAsked;
  return toDeviceMessage(wish.keys === 'left_out' ? withoutKeys(device) : device, state);
}

/**
 * The gRPC API of application owners, whose methods the HTTP API calls, too: validates the request, authorizes the caller,
 * and calls the services (docs/protocol/handler-api.md#methods).
 */
@Controller()
@UseInterceptors(CallerAddressInterceptor)
export class ApplicationManagerGrpc implements Omit<Methods, 'getDevicesForApplication'> {
  constructor(
    private readonly callers: ApplicationCallersService,
    private readonly recentLogins: RecentLogins,
    private readonly applications: ApplicationsService,
    private readonly devices: DevicesService,
    private readonly dryRuns: DryRunsService,
    private readonly limit: SimulatedUplinkLimit,
  ) {}

  @GrpcMethod(service, 'RegisterApplication')
  async registerApplication(request: handler.ApplicationIdentifier__Output, metadata: Metadata) {
    const appId = applicationIdentifier(request);
    await this.applications.register(await this.callers.of(metadata, appId, 'settings'), appId);
    return done;
  }

  @GrpcMethod(service, 'GetApplication')
  async getApplication(
    request: handler.ApplicationIdentifier__Output,
    metadata: Metadata,
  ): Promise<handler.Application> {
    const appId = applicationIdentifier(request);
    const call = await this.callers.of(metadata, appId, 'settings');
    const application = await this.applications.get(call, appId);
    const isShown = this.recentLogins.isRecent(call.claims);
    return toApplicationMessage(isShown ? application : withMaskedKey(application));
  }

  @GrpcMethod(service, 'SetApplication')
  async setApplication(request: handler.Application__Output, metadata: Metadata) {
    const application = fromApplication(request);
    await this.applications.set(await this.callers.of(metadata, application.appId, 'settings'), application);
    return done;
  }

  @GrpcMethod(service, 'DeleteApplication')
  async deleteApplication(request: handler.ApplicationIdentifier__Output, metadata: Metadata) {
    const appId = applicationIdentifier(request);
    const call = await this.callers.of(metadata, appId, 'delete');
    this.recentLogins.require(call.claims);
    await this.applications.remove(call, appId);
    return done;
  }

  @GrpcMethod(service, 'GetDevice')
  async getDevice(request: handler.DeviceIdentifier__Output, metadata: Metadata): Promise<handler.Device> {
    return (await this.readDevice(request, metadata, 'shown')).device;
  }

  /**
   * A device with or without its keys. Without them would be wrong for a caller of v2 that lacks a recent login: it would
   * write back a device whose keys are zero. `needsLogin`: the keys are left out because the login is not recent.
   */
  async readDevice(
    request: handler.DeviceIdentifier__Output,
    metadata: Metadata,
    keys: KeysWish,
  ): Promise<{ readonly device: handler.Device; readonly needsLogin: boolean }> {
    const { appId, devId } = deviceIdentifier(request);
    const call = await this.callers.of(metadata, appId, 'devices');
    if (keys === 'shown') this.recentLogins.require(call.claims);
    const needsLogin = keys === 'if_recent' && !this.recentLogins.isRecent(call.claims);
    const { device, state, codec } = await this.devices.get(call, appId, devId);
    const shown = keys === 'left_out' || needsLogin ? withoutKeys(device) : device;
    return { device: toDeviceMessage(shown, state, codec), needsLogin };
  }

  @GrpcMethod(service, 'SetDevice')
  async setDevice(request: handler.Device__Output, metadata: Metadata) {
    const device = fromDevice(request);
    await this.devices.set(await this.callers.of(metadata, device.appId, 'devices'), device);
    return done;
  }

  /** Not a method of v2: the HTTP API calls it for requests that must not replace a device. */
  async addDevice(request: handler.Device__Output, metadata: Metadata) {
    const device = fromDevice(request);
    await this.devices.add(await this.callers.of(metadata, device.appId, 'devices'), device);
    return done;
  }

  @GrpcMethod(service, 'DeleteDevice')
  async deleteDevice(request: handler.DeviceIdentifier__Output, metadata: Metadata) {
    const { appId, devId } = deviceIdentifier(request);
    const call = await this.callers.of(metadata, appId, 'devices');
    this.recentLogins.require(call.claims);
    await this.devices.remove(call, appId, devId);
    return done;
  }

  /** The numbers go into response headers, which leave before the message. */
  @GrpcMethod(service, 'GetDevicesForApplication')
  async getDevicesForApplication(
    request: handler.ApplicationIdentifier__Output,
    metadata: Metadata,
    call: Call,
  ): Promise<handler.DeviceList> {
    const { list, total, selected } = await this.listDevices(request, metadata);
    const headers = new Metadata();
    headers.set('total', String(total));
    headers.set('selected', String(selected));
    call.sendMetadata(headers);
    return list;
  }

  async listDevices(
    request: handler.ApplicationIdentifier__Output,
    metadata: Metadata,
    wish: DeviceListRequest = {},
  ): Promise<DeviceListPage> {
    const appId = applicationIdentifier(request);
    const page = pageIn(metadata);
    const call = await this.callers.of(metadata, appId, 'devices');
    const keys = this.recentLogins.isRecent(call.claims) ? wish.keys : 'left_out';
    const { devices, total } = await this.devices.list(call, appId, { ...page, ...wish });
    const list = { devices: devices.map((device) => toListedMessage(device, { ...wish, keys })) };
    return { list, total, selected: devices.length };
  }

  /** Runs payload functions for any caller with a valid token or key (docs/protocol/handler-api.md#methods). */
  @GrpcMethod(service, 'DryDownlink')
  async dryDownlink(
    request: handler.DryDownlinkMessage__Output,
    metadata: Metadata,
  ): Promise<handler.DryDownlinkResult> {
    const { claims } = await this.callers.anyone(metadata, request.app?.app_id ?? '');
    return this.dryRuns.dryDownlink(claims, request);
  }

  @GrpcMethod(service, 'DryUplink')
  async dryUplink(
    request: handler.DryUplinkMessage__Output,
    metadata: Metadata,
  ): Promise<handler.DryUplinkResult> {
    const { claims } = await this.callers.anyone(metadata, request.app?.app_id ?? '');
    return this.dryRuns.dryUplink(claims, request);
  }

  @GrpcMethod(service, 'SimulateUplink')
  async simulateUplink(request: handler.SimulatedUplinkMessage__Output, metadata: Metadata) {
    const { appId } = deviceIdentifier(request);
    await this.callers.of(metadata, appId, 'devices');
    await this.limit.pass(appId);
    await this.dryRuns.simulateUplink(request);
    return done;
  }
}
