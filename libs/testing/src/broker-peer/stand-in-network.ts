import { credentials } from '@grpc/grpc-js';
import { type discovery, loadClients, type lorawan } from '@fieldpost/contracts';
import { type FakeAuthServer, startFakeAuthServer } from '../fakes/auth-server.js';
import { makeCertificate } from '../certificates/certificate.js';
import { metadataOf, unary } from '../clients/unary.js';
import { BrokerPeer } from './broker-peer.js';
import { makeIdentity, type PeerIdentity } from './identity.js';
import { StandInDiscovery } from './stand-in-discovery.js';
import { StandInHandler } from './stand-in-handler.js';

export const appId = 'fields';
export const handlerId = 'handler-one';

type Parts = Pick<StandInNetwork, 'auth' | 'discovery' | 'identity' | 'handler' | 'peer'>;

/** The peer with fakes of everything it calls, in this process: for the tests of the peer itself. */
export class StandInNetwork {
  readonly auth: FakeAuthServer;
  readonly discovery: StandInDiscovery;
  readonly identity: PeerIdentity;
  readonly handler: StandInHandler;
  readonly peer: BrokerPeer;

  private constructor(parts: Parts) {
    ({
      auth: this.auth,
      discovery: this.discovery,
      identity: this.identity,
      handler: this.handler,
      peer: this.peer,
    } = parts);
  }

  /** One handler, announced for one application. */
  static async start(): Promise<StandInNetwork> {
    const auth = await startFakeAuthServer();
    const certificate = await makeCertificate(new Date());
    const discovery = new StandInDiscovery();
    await discovery.listen(certificate);
    const identity = await makeIdentity(handlerId, new Date());
    const handler = new StandInHandler(identity);
    discovery.announced.push(announcementOf(identity, await handler.listen()));
    const peer = await BrokerPeer.start({
      id: 'broker-one',
      token: 'any',
      discovery: { address: discovery.address, ca: certificate.cert },
      authServer: auth.url,
    });
    return new StandInNetwork({ auth, discovery, identity, handler, peer });
  }

  /** The announcement of the peer. */
  get broker(): discovery.Announcement {
    return this.discovery.announced.find(({ service_name: name }) => name === 'broker') ?? {};
  }

  /** A user's token for the application. */
  appToken(...rights: string[]): string {
    return this.auth.sign({ sub: 'u_1', scope: [`apps:${appId}`], apps: { [appId]: rights } });
  }

  /** The calls for devices, as a handler makes them for a user. */
  deviceManager(): lorawan.DeviceManagerClient {
    const { net_address = '', certificate = '' } = this.broker;
    const { lorawan } = loadClients('lorawan/device.proto');
    return new lorawan.DeviceManager(net_address, credentials.createSsl(Buffer.from(certificate)));
  }

  async setDevice(device: lorawan.Device, token = this.appToken('devices')): Promise<void> {
    const client = this.deviceManager();
    const names = { app_id: appId, dev_id: 'abp', app_eui: Buffer.alloc(8), dev_eui: Buffer.alloc(8, 1) };
    try {
      await unary(client.setDevice.bind(client), { ...names, ...device }, metadataOf({ token }));
    } finally {
      client.close();
    }
  }

  async stop(): Promise<void> {
    this.handler.close();
    await this.peer.stop();
    this.discovery.close();
    await this.auth.close();
  }
}

const announcementOf = ({ id, cert, publicKey }: PeerIdentity, port: number): discovery.Announcement => ({
  id,
  service_name: 'handler',
  net_address: `localhost:${port}`,
  certificate: cert,
  public_key: publicKey,
  metadata: [{ app_id: appId }],
});
