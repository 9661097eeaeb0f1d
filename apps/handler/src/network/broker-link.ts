import { connectivityState } from '@grpc/grpc-js';
import { type Peer, peerChannel, trusting } from '@fieldpost/components';
import { type broker, loadClients, type lorawan, type networkV1 } from '@fieldpost/contracts';
import type { Term } from '../cluster/leadership.js';
import type { UplinkSource } from '../uplinks/uplink.service.js';
import { BrokerStreams, type LinkTools } from './broker-streams.js';

/** The services of a broker that a handler calls. */
export interface BrokerClients {
  readonly broker: broker.BrokerClient;
  readonly manager: broker.BrokerManagerClient;
  readonly devices: lorawan.DeviceManagerClient;
  readonly addresses: lorawan.DevAddrManagerClient;
  /** Only the network of this suite has it. */
  readonly classC: networkV1.ClassCClient;
}

function clientsOf({ netAddress, certificate }: Peer): BrokerClients {
  const contracts = loadClients(
    'broker/broker.proto',
    'lorawan/device.proto',
    'lorawan/device_address.proto',
    'fieldpost/network/v1/class_c.proto',
  );
  const tls = trusting(certificate);
  return {
    broker: new contracts.broker.Broker(netAddress, tls, peerChannel),
    manager: new contracts.broker.BrokerManager(netAddress, tls, peerChannel),
    devices: new contracts.lorawan.DeviceManager(netAddress, tls, peerChannel),
    addresses: new contracts.lorawan.DevAddrManager(netAddress, tls, peerChannel),
    classC: new contracts.fieldpost.network.v1.ClassC(netAddress, tls, peerChannel),
  };
}

/**
 * The connection to one broker. Every replica calls the broker's services; only the one that leads has streams to it.
 */
export class BrokerLink {
  readonly clients: BrokerClients;
  private streams: BrokerStreams | undefined;
  /** The streams of one term open when those of the term before are closed. */
  private closing: Promise<unknown> = Promise.resolve();

  constructor(
    /** As it is announced now, with the address and the certificate of before. */
    public peer: Peer,
    private readonly tools: LinkTools,
  ) {
    this.clients = clientsOf(peer);
  }

  /** Opens the streams; they stay open until `closeStreams`, or `close`. */
  async lead(term: Term): Promise<void> {
    const streams = new BrokerStreams({ peer: this.peer, client: this.clients.broker, term }, this.tools);
    this.streams = streams;
    await Promise.all([this.closing, this.tools.announced()]);
    if (this.streams === streams) streams.open();
  }

  /** Cancels the streams at once; resolves when they are closed. */
  async closeStreams(): Promise<void> {
    const { streams } = this;
    this.streams = undefined;
    this.closing = Promise.all([this.closing, streams?.close()]);
    await this.closing;
  }

  /** Whether the broker takes calls: it has accepted the subscription or, where there is none, is not known to be away. */
  get isConnected(): boolean {
    if (this.streams) return this.streams.isAccepted;
    // Asking keeps the connection from falling asleep.
    const state = this.clients.broker.getChannel().getConnectivityState(true);
    return state !== connectivityState.TRANSIENT_FAILURE && state !== connectivityState.SHUTDOWN;
  }

  /** The way to publish downlinks while the broker has accepted the subscription. */
  get source(): UplinkSource | undefined {
    return this.streams?.isAccepted ? this.streams.source : undefined;
  }

  /** Resolves when the subscription is closed; downlinks for earlier uplinks can still be published. */
  async closeSubscription(): Promise<void> {
    await this.streams?.closeSubscription();
  }

  /** Resolves when all received uplinks are accepted. */
  async drained(): Promise<void> {
    await this.streams?.drained();
  }

  /** Resolves when everything is closed. */
  async close(): Promise<void> {
    await this.closeStreams();
    for (const client of Object.values(this.clients)) client.close();
  }
}
