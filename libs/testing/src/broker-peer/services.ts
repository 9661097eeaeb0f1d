import { type handleUnaryCall, type Metadata, Server, type ServiceDefinition, status } from '@grpc/grpc-js';
import { type broker, loadContract, type lorawan } from '@fieldpost/contracts';
import { devAddrPrefixToText, type DevAddrPrefix } from '@fieldpost/domain';
import type { PeerDirectory } from './directory.js';
import type { Delivered, HandlerStreams } from './handler-streams.js';
import { euiOf, type NetworkDevices, toDeviceMessage } from './network-devices.js';
import { prefixUsage, takeDevAddr } from './network-joins.js';
import { RpcRejection, toStatus } from './rpc-rejection.js';
import type { UserTokens } from './user-tokens.js';

/** State shared by the services of the peer. */
export interface BrokerState {
  readonly devices: NetworkDevices;
  readonly directory: PeerDirectory;
  readonly streams: HandlerStreams;
  readonly tokens: UserTokens;
  readonly prefix: DevAddrPrefix;
  /** Called when a handler registers an application. */
  readonly onRegistration: (appId: string, handlerId: string) => void;
}

/** A gRPC server with everything that handlers and their users call on a broker. */
export function brokerServer(state: BrokerState): Server {
  const files = ['broker/broker.proto', 'lorawan/device.proto', 'lorawan/device_address.proto'] as const;
  const contract = loadContract(...files);
  const server = new Server();
  const services = {
    'broker.Broker': brokerService(state),
    'broker.BrokerManager': managerService(state),
    'lorawan.DeviceManager': deviceService(state),
    'lorawan.DevAddrManager': addressService(state),
  };
  for (const [name, service] of Object.entries(services)) {
    const definition = contract[name] as ServiceDefinition;
    server.addService(name === 'broker.Broker' ? withRawUplinks(definition) : definition, service);
  }
  return server;
}

/** The Broker service of the contract, except that uplinks may also be sent as raw bytes. */
function withRawUplinks(service: ServiceDefinition): ServiceDefinition {
  const { Subscribe, ...others } = service;
  if (!Subscribe) throw new Error('the contract has no Subscribe');
  const serialize = Subscribe.responseSerialize;
  const responseSerialize = (uplink: Delivered) => (Buffer.isBuffer(uplink) ? uplink : serialize(uplink));
  return { ...others, Subscribe: { ...Subscribe, responseSerialize } };
}

/** Associate and Activate are for routers; the radio of the peer is behind its controls instead. */
const brokerService = ({ streams }: BrokerState): Pick<broker.BrokerHandlers, 'Subscribe' | 'Publish'> => ({
  Subscribe: (call) => void streams.subscribe(call),
  Publish: (call, done) => void streams.publish(call, done),
});

const managerService = (
  state: BrokerState,
): Pick<broker.BrokerManagerHandlers, 'RegisterApplicationHandler'> => ({
  RegisterApplicationHandler: answering(async (request, metadata) => {
    const { app_id: appId, handler_id: handlerId } = request;
    await state.tokens.require(metadata, appId, 'settings');
    if (!(await state.directory.find('handler', handlerId))) {
      throw new RpcRejection(status.INTERNAL, 'Internal error: Could not get Handler Announcement');
    }
    state.onRegistration(appId, handlerId);
    return {};
  }),
});

const deviceService = ({ devices, tokens }: BrokerState): lorawan.DeviceManagerHandlers => {
  const allowed = async ({ app_eui, dev_eui }: lorawan.DeviceIdentifier__Output, metadata: Metadata) => {
    const device = devices.require(euiOf(app_eui, 'AppEUI'), euiOf(dev_eui, 'DevEUI'));
    await tokens.require(metadata, device.appId, 'devices');
    return device;
  };
  return {
    GetDevice: answering(async (request, metadata) => toDeviceMessage(await allowed(request, metadata))),
    SetDevice: answering(async (request, metadata) => {
      rejectSecrets(request);
      await tokens.require(metadata, request.app_id, 'devices');
      const known = devices.get(euiOf(request.app_eui, 'AppEUI'), euiOf(request.dev_eui, 'DevEUI'));
      if (known) await tokens.require(metadata, known.appId, 'devices');
      devices.set(request);
      return {};
    }),
    DeleteDevice: answering(async (request, metadata) => {
      devices.delete(await allowed(request, metadata));
      return {};
    }),
  };
};

const addressService = ({ prefix }: BrokerState): lorawan.DevAddrManagerHandlers => ({
  GetPrefixes: answering(async () => ({
    prefixes: [{ prefix: devAddrPrefixToText(prefix), usage: [...prefixUsage] }],
  })),
  GetDevAddr: answering(async ({ usage }) => ({
    dev_addr: Buffer.from(takeDevAddr(prefix, usage), 'hex'),
  })),
});

/** Values that must never reach the network: a handler that sends them has a defect. */
function rejectSecrets(device: lorawan.Device__Output): void {
  const secrets = [device.app_key, device.app_s_key, ...device.used_dev_nonces, ...device.used_app_nonces];
  if (secrets.some((secret) => secret.length > 0)) {
    throw new RpcRejection(status.INVALID_ARGUMENT, 'Device not valid: carries secrets of the application');
  }
}

function answering<Request, Response>(
  work: (request: Request, metadata: Metadata) => Promise<Response>,
): handleUnaryCall<Request, Response> {
  return (call, callback) => {
    work(call.request, call.metadata).then(
      (response) => callback(null, response),
      (error: unknown) => callback(toStatus(error)),
    );
  };
}
