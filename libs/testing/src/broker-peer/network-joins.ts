import { randomInt } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import type { broker, handler } from '@fieldpost/contracts';
import { DevAddr, devAddrFromPrefix, type DevAddrPrefix } from '@fieldpost/domain';
import { type JoinRequest, parsePhyPayload } from '@fieldpost/lorawan';
import { downlinkOption, protocolMetadata, type Reception } from './gateway.js';
import { euiOf, type NetworkDevice, type NetworkDevices } from './network-devices.js';
import { RpcRejection } from './rpc-rejection.js';

/** The usage words of the one prefix of the peer (docs/protocol/brokers.md#device-addresses). */
export const prefixUsage = ['otaa', 'abp', 'world', 'local', 'private', 'testing'] as const;

/** Frequencies of the EU plan that a join accept adds, in Hz. */
const cfListHz = [867_100_000, 867_300_000, 867_500_000, 867_700_000, 867_900_000];
const rx2Dr = 3;
const rxDelay = 1;
/** 000013, least significant byte first. */
const netIdOnAir = Buffer.from('130000', 'hex');

/** An address of the block, if the block has every requested usage. */
export function takeDevAddr(prefix: DevAddrPrefix, usage: readonly string[]): DevAddr {
  const missing = usage.some((word) => !(prefixUsage as readonly string[]).includes(word));
  if (missing) {
    throw new RpcRejection(
      status.NOT_FOUND,
      `DevAddr prefix with constraints [${usage.join(' ')}] not found`,
    );
  }
  return devAddrFromPrefix(prefix, randomInt(2 ** 32));
}

/** The activation request for the handler: the device, its new address and the accept template. */
export function prepareActivation(
  devices: NetworkDevices,
  phyPayload: Buffer,
  { prefix, reception, routerId }: JoinContext,
): broker.DeduplicatedDeviceActivationRequest {
  const request = parseJoinRequest(phyPayload);
  const device = devices.joining(request.appEui, request.devEui);
  if (!device) {
    throw new RpcRejection(status.NOT_FOUND, `device ${request.appEui}-${request.devEui} not found`);
  }
  const constraints = device.activationConstraints.split(',').filter((word) => word !== '');
  const devAddr = takeDevAddr(prefix, [...constraints, 'otaa']);
  return {
    payload: phyPayload,
    ...namesOf(device, request),
    protocol_metadata: protocolMetadata(reception, 0),
    gateway_metadata: [...reception.gateways],
    server_time: reception.serverTime.toString(),
    activation_metadata: { lorawan: activationSettings(request, devAddr) },
    response_template: {
      payload: acceptTemplate(devAddr),
      ...(routerId !== undefined && { downlink_option: downlinkOption(reception, routerId) }),
    },
  };
}

/** Context of a join; without a router no gateway can send the accept. */
export interface JoinContext {
  readonly prefix: DevAddrPrefix;
  readonly reception: Reception;
  readonly routerId: string | undefined;
}

/** Stores the new session; the network server only ever gets its NwkSKey. */
export function startSession(
  devices: NetworkDevices,
  answer: handler.DeviceActivationResponse__Output,
): NetworkDevice {
  const settings = answer.activation_metadata?.lorawan;
  if (!answer.downlink_option || settings?.nwk_s_key.length !== 16 || settings.dev_addr.length !== 4) {
    throw new RpcRejection(status.INTERNAL, 'Internal error: the handler does not say what it agreed on');
  }
  const device = devices.require(euiOf(settings.app_eui, 'AppEUI'), euiOf(settings.dev_eui, 'DevEUI'));
  device.devAddr = DevAddr(settings.dev_addr.toString('hex'));
  device.nwkSKey = settings.nwk_s_key;
  device.fCntUp = 0;
  device.fCntDown = 0;
  return device;
}

/** The join request without its MIC, as in the activation challenge to handlers. */
export function withoutMic(joinRequest: Buffer): Buffer {
  const emptied = Buffer.from(joinRequest);
  emptied.fill(0, emptied.length - 4);
  return emptied;
}

function parseJoinRequest(phyPayload: Buffer): JoinRequest {
  const frame = parsePhyPayload(phyPayload);
  if (frame.mType !== 'JOIN_REQUEST') throw new RpcRejection(status.INVALID_ARGUMENT, 'not a join request');
  return frame;
}

// The DevEUI is the one on air, also where the device is a template.
const namesOf = (device: NetworkDevice, request: JoinRequest) => ({
  app_eui: Buffer.from(request.appEui, 'hex'),
  dev_eui: Buffer.from(request.devEui, 'hex'),
  app_id: device.appId,
  dev_id: device.devId,
});

const activationSettings = (request: JoinRequest, devAddr: DevAddr) => ({
  app_eui: Buffer.from(request.appEui, 'hex'),
  dev_eui: Buffer.from(request.devEui, 'hex'),
  dev_addr: Buffer.from(devAddr, 'hex'),
  rx1_dr_offset: 0,
  rx2_dr: rx2Dr,
  rx_delay: rxDelay,
  cf_list: { freq: cfListHz },
  frequency_plan: 'EU_863_870' as const,
});

/** `20|000000|NetID|DevAddr|DLSettings|RxDelay|CFList|00000000`, all least significant byte first. */
function acceptTemplate(devAddr: DevAddr): Buffer {
  const cfList = Buffer.alloc(16);
  cfListHz.forEach((hz, i) => cfList.writeUIntLE(hz / 100, i * 3, 3));
  return Buffer.concat([
    Buffer.from('20000000', 'hex'),
    netIdOnAir,
    Buffer.from(devAddr, 'hex').reverse(),
    Buffer.from([rx2Dr, rxDelay]),
    cfList,
    Buffer.alloc(4),
  ]);
}
