import {
  type handleUnaryCall,
  type Metadata,
  type sendUnaryData,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { Peer } from '@fieldpost/components';
import { type broker, loadClients, type lorawan } from '@fieldpost/contracts';
import { ComponentId, parseDevAddrPrefix } from '@fieldpost/domain';
import type { Certificate } from '@fieldpost/testing';
import { startGrpcPeer } from './grpc-peer.js';

const contracts = loadClients('broker/broker.proto', 'lorawan/device.proto', 'lorawan/device_address.proto');

type Subscription = ServerWritableStream<object, broker.DeduplicatedUplinkMessage>;
type Publication = ServerReadableStream<broker.DownlinkMessage__Output, object>;
type Call<Request> = ServerUnaryCall<Request, unknown>;
type Done = sendUnaryData<object>;
type Devices = Map<string, lorawan.Device__Output>;

/** What a test sees of a broker and may change. */
export class BrokerState {
  readonly subscriptions = new Set<Subscription>();
  /** Ends of the publications that were opened; each may be called once. */
  readonly endPublication: Done[] = [];
  readonly credentials: Metadata[] = [];
  readonly downlinks: broker.DownlinkMessage__Output[] = [];
  readonly registered: unknown[] = [];
  readonly devices: Devices = new Map();
  mostSubscriptions = 0;
  /** What it gives out; it announces 26010000/16. */
  prefixes: readonly string[] = ['26010000/16'];
  address = '26011716';
  /** Whether it does not know the handler yet. */
  rejects = false;
  /** How it treats calls of its services. */
  manner: 'answers' | 'denies' | 'is silent' = 'answers';
  /** Tokens that calls about devices and applications came with. */
  readonly tokens: string[] = [];
  /** Whether it stands alone, without a network server. */
  standsAlone = false;

  deliver(uplink: broker.DeduplicatedUplinkMessage): void {
    for (const subscription of this.subscriptions) subscription.write(uplink);
  }
}

const notFound = (details: string) => ({ code: status.NOT_FOUND, details });
const keyOf = (device: { readonly dev_eui: Buffer }): string => device.dev_eui.toString('hex');

const streams = (state: BrokerState) => ({
  subscribe: (call: Subscription) => {
    state.credentials.push(call.metadata);
    if (state.rejects) return void call.emit('error', notFound('Failed to discover handler'));
    state.subscriptions.add(call);
    state.mostSubscriptions = Math.max(state.mostSubscriptions, state.subscriptions.size);
    call.on('cancelled', () => state.subscriptions.delete(call));
    call.on('close', () => state.subscriptions.delete(call));
    call.sendMetadata(call.metadata.clone());
  },
  publish: (call: Publication, done: Done) => {
    state.endPublication.push(done);
    call.sendMetadata(call.metadata.clone());
    call.on('data', (downlink: broker.DownlinkMessage__Output) => state.downlinks.push(downlink));
  },
});

const networkServer = ({ devices }: BrokerState) => ({
  getDevice: ({ request }: Call<lorawan.DeviceIdentifier__Output>, done: Done) => {
    const device = devices.get(keyOf(request));
    if (device) done(null, device);
    else done(notFound('device not found'));
  },
  setDevice: ({ request }: Call<lorawan.Device__Output>, done: Done) => {
    devices.set(keyOf(request), request);
    done(null, {});
  },
  deleteDevice: ({ request }: Call<lorawan.DeviceIdentifier__Output>, done: Done) => {
    if (devices.delete(keyOf(request))) done(null, {});
    else done(notFound('device not found'));
  },
});

const addresses = (state: BrokerState) => ({
  getPrefixes: (_call: unknown, done: Done) =>
    done(null, { prefixes: state.prefixes.map((prefix) => ({ prefix, usage: ['otaa'] })) }),
  getDevAddr: (_call: unknown, done: Done) => done(null, { dev_addr: Buffer.from(state.address, 'hex') }),
});

/** The methods of a service that only a broker with a network server has. */
const unlessAlone = (state: BrokerState, methods: UntypedServiceImplementation) =>
  Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [
      name,
      (call: ServerUnaryCall<unknown, unknown>, done: Done) => {
        state.tokens.push(String(call.metadata.get('token')[0]));
        if (state.standsAlone) done({ code: status.UNIMPLEMENTED, details: 'no network server' });
        else if (state.manner === 'denies')
          done({ code: status.PERMISSION_DENIED, details: 'permission denied: no' });
        else if (state.manner === 'answers')
          (method as handleUnaryCall<unknown, object>)(call as ServerUnaryCall<unknown, object>, done);
      },
    ]),
  );

/** A small broker that stands in for the original one, over TLS on a free port; `host` is what it announces. */
export async function startFakeBroker(certificate: Certificate, host = 'localhost', port = 0) {
  const state = new BrokerState();
  const manager = {
    registerApplicationHandler: ({ request }: Call<unknown>, done: Done) => {
      state.registered.push(request);
      done(null, {});
    },
  };
  const server = await startGrpcPeer(
    certificate,
    [
      [contracts.broker.Broker, streams(state)],
      [contracts.broker.BrokerManager, unlessAlone(state, manager)],
      [contracts.lorawan.DeviceManager, unlessAlone(state, networkServer(state))],
      [contracts.lorawan.DevAddrManager, unlessAlone(state, addresses(state))],
    ],
    port,
  );
  const peer: Peer = {
    id: ComponentId('broker-1'),
    serviceName: 'broker',
    netAddress: `${host}:${String(server.port)}`,
    certificate: certificate.cert,
    publicKey: '',
    prefixes: [parseDevAddrPrefix('26010000/16')],
  };
  return { ...server, state, peer };
}

export type FakeBroker = Awaited<ReturnType<typeof startFakeBroker>>;
