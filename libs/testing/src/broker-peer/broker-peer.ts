import { type Server, ServerCredentials } from '@grpc/grpc-js';
import type { broker } from '@fieldpost/contracts';
import { DevAddr, parseDevAddrPrefix } from '@fieldpost/domain';
import { bindServer } from '../fakes/bind-server.js';
import { Mailbox } from '../waiting/mailbox.js';
import { until } from '../waiting/until.js';
import { type DiscoveryAddress, PeerDirectory } from './directory.js';
import { type Delivery, type Reception, standardReception } from './gateway.js';
import { type Acceptance, HandlerCalls } from './handler-calls.js';
import { HandlerStreams, type OpenStreams } from './handler-streams.js';
import { makeIdentity, type PeerIdentity } from './identity.js';
import { NetworkCallers } from './network-callers.js';
import { type NetworkDevice, NetworkDevices } from './network-devices.js';
import { finishDownlink, type RadioDownlink } from './network-downlinks.js';
import { prepareActivation, startSession, withoutMic } from './network-joins.js';
import { acceptUplink, type CheckedUplink, uplinkMessage } from './network-uplinks.js';
import { brokerServer } from './services.js';
import { UserTokens } from './user-tokens.js';

/** Options that make the peer a broker of the suite's network. */
export interface BrokerPeerOptions {
  readonly id: string;
  /** Component token of type broker for this id. */
  readonly token: string;
  readonly discovery: DiscoveryAddress;
  /** Root of the account server, for `/key`. */
  readonly authServer: string;
  /** Names and addresses beside `localhost`, where hosts reach it at other addresses. */
  readonly addresses?: readonly string[];
}

/** A join that the handler accepted: the bytes for the device, and the device at the network server. */
export interface JoinOutcome {
  readonly accept: Buffer;
  readonly device: NetworkDevice;
}

const addresses = '26000000/20';
const timeoutMs = 60_000;
const keptComplaints = 100;

/**
 * Stands in for the original broker and network server, which are Go programs, in one process: it speaks their protocol
 * over TLS gRPC with component tokens, finds the handler through discovery as they do, and has no other way into it.
 * What they would exchange with routers and gateways are the controls of this class.
 */
export class BrokerPeer {
  readonly devices = new NetworkDevices();
  /** Why downlinks of the handler were dropped; the latest hundred. */
  readonly complaints: string[] = [];

  private readonly directory: PeerDirectory;
  readonly streams: HandlerStreams;
  private readonly calls: HandlerCalls;
  private readonly tokens: UserTokens;
  private readonly registrations = new Set<string>();
  private readonly radio = new Mailbox<RadioDownlink>('downlink for');
  private readonly prefix = parseDevAddrPrefix(addresses);
  private server: Server | undefined;
  private port = 0;

  private constructor(
    private readonly identity: PeerIdentity,
    private readonly options: BrokerPeerOptions,
  ) {
    this.directory = new PeerDirectory(options.discovery);
    this.tokens = new UserTokens(options.authServer);
    this.calls = new HandlerCalls(identity, () => `localhost:${this.port}`);
    const callers = new NetworkCallers(options.id, this.directory);
    this.streams = new HandlerStreams(callers, (from, message) => this.takeDownlink(from, message));
  }

  /** Listens on a free port of 127.0.0.1 and announces itself. */
  static async start(options: BrokerPeerOptions): Promise<BrokerPeer> {
    const peer = new BrokerPeer(await makeIdentity(options.id, new Date(), options.addresses), options);
    await peer.restart();
    const { port, identity } = peer;
    await peer.directory.announce(identity, { port, prefix: addresses, token: options.token });
    return peer;
  }

  /** Brings a frame of a device; resolves when the handler has been sent it, rejects when the network drops it. */
  async deliverUplink(phyPayload: Buffer, delivery: Delivery = {}): Promise<CheckedUplink> {
    const reception = this.receptionOf(delivery);
    const uplink = acceptUplink(this.devices, phyPayload, reception.serverTime);
    const { appId } = uplink.device;
    const [handler, ...others] = await this.directory.handlersOf(appId);
    if (!handler) throw new Error(`no handler is announced for ${appId}`);
    if (others.length > 0) throw new Error(`Multiple Handlers for AppID ${appId}`);
    const bytes = delivery.flaw === 'wrong_mic' ? withoutMic(phyPayload) : phyPayload;
    const message = uplinkMessage(uplink, bytes, reception, this.routerOf(delivery));
    for (let i = 0; i < (delivery.copies ?? 1); i += 1) this.streams.send(handler.id, message);
    return uplink;
  }

  /** Sends an uplink to the handler unchanged and unchecked; bytes need not be a valid message. */
  deliverUnchecked(handlerId: string, message: broker.DeduplicatedUplinkMessage | Buffer): void {
    this.streams.send(handlerId, message);
  }

  /** Processes a join request; resolves with the accept, rejects when no handler proves that it knows the device. */
  async join(joinRequest: Buffer, delivery: Delivery = {}): Promise<JoinOutcome> {
    const request = this.prepared(joinRequest, delivery);
    const handler = await this.handlerThatKnows(joinRequest, request);
    const answer = await this.calls.activate(handler, request);
    return { accept: answer.payload, device: startSession(this.devices, answer) };
  }

  /**
   * Sends one join request to several processes of the handler at once, as a broker does that lost the first response;
   * returns the response of each. The session of the last acceptance counts.
   */
  async activateAt(
    netAddresses: readonly string[],
    joinRequest: Buffer,
  ): Promise<PromiseSettledResult<Acceptance>[]> {
    const request = this.prepared(joinRequest);
    const ask = async (netAddress: string) => {
      const handler = await this.handlerThatKnows(joinRequest, request, netAddress);
      const answer = await this.calls.activate(handler, request);
      startSession(this.devices, answer);
      return answer;
    };
    return Promise.allSettled(netAddresses.map(ask));
  }

  /** The next frame that a gateway would send to this address. */
  nextDownlink(devAddr: DevAddr, withinMs = timeoutMs): Promise<RadioDownlink> {
    return this.radio.take(devAddr, withinMs);
  }

  /** Number of unread frames for this address. */
  waitingDownlinks(devAddr: DevAddr): number {
    return this.radio.count(devAddr);
  }

  /** The unread frames for this address, in order. */
  takeDownlinks(devAddr: DevAddr): RadioDownlink[] {
    return this.radio.takeAll(devAddr);
  }

  streamsOf(handlerId: string): OpenStreams {
    return this.streams.open(handlerId);
  }

  /** Closes the oldest streams of the handler, as a network does whose keepalive failed. */
  giveUpOldest(handlerId: string): void {
    this.streams.giveUpOldest(handlerId);
  }

  /** Resolves when the handler has opened both of its streams. */
  async waitForHandler(handlerId: string, withinMs = 60_000): Promise<void> {
    const isThere = () => {
      const { subscribe, publish } = this.streamsOf(handlerId);
      return subscribe > 0 && publish > 0;
    };
    await until(`the streams of ${handlerId} are open`, isThere, withinMs);
  }

  /** Cuts every connection, and resolves when no stream of those is left; the handler may be back by then. */
  async dropConnections(): Promise<void> {
    const remaining = this.streams.remaining();
    this.server?.drain(`127.0.0.1:${this.port}`, 0);
    await until('the streams are gone', () => remaining() === 0);
  }

  /** Stops listening and cuts every connection; devices and counters stay. */
  async pause(): Promise<void> {
    this.server?.forceShutdown();
    this.server = undefined;
  }

  /** Listens again, on the same port as before. */
  async restart(): Promise<void> {
    await this.pause();
    const { cert, key } = this.identity;
    const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
    const server = brokerServer({
      devices: this.devices,
      directory: this.directory,
      streams: this.streams,
      tokens: this.tokens,
      prefix: this.prefix,
      onRegistration: (appId, handlerId) => this.registrations.add(`${handlerId} ${appId}`),
    });
    this.port = await bindServer(server, ServerCredentials.createSsl(null, [pair]), `127.0.0.1:${this.port}`);
    this.server = server;
  }

  /** Stops it. Its announcement stays in discovery: there is no call to remove it. */
  async stop(): Promise<void> {
    await this.pause();
    this.directory.close();
  }

  private receptionOf({ reception }: Delivery): Reception {
    return { ...standardReception(Date.now()), ...reception };
  }

  private routerOf({ flaw }: Delivery): string | undefined {
    return flaw === 'no_gateway' ? undefined : `${this.options.id}-router`;
  }

  private prepared(joinRequest: Buffer, delivery: Delivery = {}): broker.DeduplicatedDeviceActivationRequest {
    const [reception, routerId] = [this.receptionOf(delivery), this.routerOf(delivery)];
    return prepareActivation(this.devices, joinRequest, { prefix: this.prefix, reception, routerId });
  }

  /** Calls `netAddress` instead of the announced address. */
  private async handlerThatKnows(
    joinRequest: Buffer,
    request: broker.DeduplicatedDeviceActivationRequest,
    netAddress?: string,
  ) {
    const { app_id = '', dev_id = '', app_eui = '', dev_eui = '' } = request;
    const challenge = { payload: withoutMic(joinRequest), app_id, dev_id, app_eui, dev_eui };
    for (const announced of await this.directory.handlersOf(app_id)) {
      const handler = netAddress === undefined ? announced : { ...announced, net_address: netAddress };
      const answer = await this.calls.challenge(handler, challenge).catch((error: Error) => error);
      if (answer instanceof Error) this.complain(`${handler.id} fails the challenge: ${answer.message}`);
      else if (answer.equals(joinRequest)) return handler;
    }
    throw new Error(`no handler of ${app_id} knows the key of ${dev_id}; ${this.complaints.at(-1) ?? ''}`);
  }

  private async takeDownlink(from: string, message: broker.DownlinkMessage__Output): Promise<void> {
    try {
      await this.requireRegistration(from, message.app_id);
      const downlink = finishDownlink(this.devices, message);
      const address = message.payload.subarray(1, 5);
      this.radio.put(DevAddr(Buffer.from(address).reverse().toString('hex')), downlink);
    } catch (error) {
      // As the original: an invalid downlink is recorded and dropped, the stream stays open.
      this.complain((error as Error).message);
    }
  }

  /** A handler may only send for the applications that it is announced for. */
  private async requireRegistration(handlerId: string, appId: string): Promise<void> {
    if (this.registrations.has(`${handlerId} ${appId}`)) return;
    const announced = await this.directory.handlersOf(appId);
    if (!announced.some(({ id }) => id === handlerId)) {
      throw new Error(`${handlerId} is not announced for ${appId}`);
    }
  }

  private complain(sentence: string): void {
    this.complaints.splice(0, this.complaints.push(sentence) - keptComplaints);
  }
}
