import type { Metadata } from '@grpc/grpc-js';
import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { google, lorawan, Rpc } from '@fieldpost/contracts';
import { AppId, DevId, radioMembers, readRadio, requireAppRight } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { type DeviceEuis, deviceName, type NetworkDevice, readEui, readSession } from './device.js';
import { deviceNotFound, deviceOfOther, tooManyDevices } from './device.errors.js';
import { Devices } from './devices.repository.js';
import { NETWORK_CONFIG, type NetworkSettings } from '../network.config.js';
import { UserCallers } from './user-callers.js';

const service = 'lorawan.DeviceManager';
const longestConstraints = 200;

/**
 * Devices of the network server, which handlers register with the tokens of users
 * (docs/protocol/brokers.md#devices-at-the-network-server).
 */
@Controller()
export class DeviceManagerGrpc implements Rpc<lorawan.DeviceManagerHandlers> {
  constructor(
    private readonly devices: Devices,
    private readonly callers: UserCallers,
    @Inject(NETWORK_CONFIG)
    private readonly settings: Pick<NetworkSettings, 'NETWORK_DEVICES_PER_APPLICATION'>,
  ) {}

  @GrpcMethod(service, 'GetDevice')
  async getDevice(request: lorawan.DeviceIdentifier__Output, metadata: Metadata): Promise<lorawan.Device> {
    return toMessage(await this.allowed(request, metadata));
  }

  @GrpcMethod(service, 'SetDevice')
  async setDevice(request: lorawan.Device__Output, metadata: Metadata): Promise<google.Empty> {
    const claims = await this.callers.claimsOf(metadata);
    const euis = euisOf(request);
    const [appId, devId] = [AppId(request.app_id), DevId(request.dev_id)];
    requireAppRight(claims, appId, 'devices');
    const known = await this.devices.find(euis);
    // To take over a device, the right on its present application is needed too.
    if (known) requireAppRight(claims, known.appId, 'devices');
    if (known?.appId !== appId) await this.requireCapacity(appId);
    const device = {
      ...{ ...euis, appId, devId },
      disableFCntCheck: request.disable_f_cnt_check,
      uses32BitFCnt: request.uses32_bit_f_cnt,
      activationConstraints: constraintsOf(request),
      radio: readRadio(request),
    };
    const isRegistered = await this.devices.register(device, {
      session: readSession(request.dev_addr, request.nwk_s_key),
      counters: { fCntUp: request.f_cnt_up, fCntDown: request.f_cnt_down },
      owner: known?.appId ?? appId,
    });
    if (!isRegistered) throw deviceOfOther({ name: deviceName(euis) });
    return {};
  }

  @GrpcMethod(service, 'DeleteDevice')
  async deleteDevice(request: lorawan.DeviceIdentifier__Output, metadata: Metadata): Promise<google.Empty> {
    await this.devices.remove(await this.allowed(request, metadata));
    return {};
  }

  /** Calls at the same time may exceed the limit by their number. */
  private async requireCapacity(appId: AppId): Promise<void> {
    const { NETWORK_DEVICES_PER_APPLICATION: most } = this.settings;
    if (most > 0 && (await this.devices.hasAtLeast(appId, most)))
      throw tooManyDevices({ app_id: appId, most });
  }

  private async allowed(
    request: lorawan.DeviceIdentifier__Output,
    metadata: Metadata,
  ): Promise<NetworkDevice> {
    const claims = await this.callers.claimsOf(metadata);
    const euis = euisOf(request);
    const device = await this.devices.find(euis);
    if (!device) throw deviceNotFound({ name: deviceName(euis) });
    requireAppRight(claims, device.appId, 'devices');
    return device;
  }
}

const euisOf = (request: lorawan.DeviceIdentifier__Output): DeviceEuis => ({
  appEui: readEui(request.app_eui, 'AppEUI'),
  devEui: readEui(request.dev_eui, 'DevEUI'),
});

function constraintsOf({ activation_constraints: text }: lorawan.Device__Output): string {
  if (text.length <= longestConstraints) return text;
  const reason = `should have at most ${longestConstraints} characters`;
  throw notValid({ argument: 'ActivationConstraints', reason });
}

const nanosecondsPerMillisecond = 1_000_000n;

const toMessage = (device: NetworkDevice): lorawan.Device => ({
  app_eui: Buffer.from(device.appEui, 'hex'),
  dev_eui: Buffer.from(device.devEui, 'hex'),
  app_id: device.appId,
  dev_id: device.devId,
  ...(device.session && {
    dev_addr: Buffer.from(device.session.devAddr, 'hex'),
    nwk_s_key: device.session.nwkSKey,
  }),
  f_cnt_up: device.fCntUp,
  f_cnt_down: device.fCntDown,
  disable_f_cnt_check: device.disableFCntCheck,
  uses32_bit_f_cnt: device.uses32BitFCnt,
  activation_constraints: device.activationConstraints,
  ...radioMembers(device.radio),
  last_seen: (BigInt(device.lastSeen?.getTime() ?? 0) * nanosecondsPerMillisecond).toString(),
});
