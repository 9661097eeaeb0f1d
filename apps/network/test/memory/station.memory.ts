import type { gateway, router } from '@fieldpost/contracts';
import { notValid, unavailable } from '@fieldpost/errors';
import { type Certificate, makeCertificate } from '@fieldpost/testing';
import type { FoundGateway } from '../../src/gateways/gateway-directory.js';
import type { GatewayConnection, GatewayIdentity } from '../../src/gateways/gateway-traffic.js';
import { StationServer } from '../../src/gateways/station/station-server.js';
import { UnregisteredGateways } from '../../src/gateways/unregistered-gateways.js';

export const eui = 'AA555A0000000101';
export const frame = Buffer.from('40da1b0126800100016f3ef4d21fe3f1f4fc', 'hex');
export const joinRequest = Buffer.from('002400007ef0d5b370070605040302010034120a0b0c0d', 'hex');
export const key = 'fieldpost.the-key-of-my-gateway';

/** A network whose account knows gateways and their keys. */
export class StationNetwork {
  readonly gateways: Record<string, FoundGateway> = {
    [eui]: { id: 'my-gateway', frequencyPlan: 'EU_863_870', eui },
    AA555A0000000102: { id: 'other-gateway', frequencyPlan: 'US_902_928', eui: 'AA555A0000000102' },
    AA555A0000000103: { id: 'without-plan', frequencyPlan: '', eui: 'AA555A0000000103' },
  };
  readonly keys: Record<string, string> = {
    'my-gateway': key,
    'other-gateway': 'other-key',
    'without-plan': 'key',
  };
  readonly uplinks: { gateway: GatewayIdentity; message: router.UplinkMessage }[] = [];
  readonly statuses: gateway.Status[] = [];
  readonly connections = new Map<string, GatewayConnection>();
  readonly logs: string[] = [];
  readonly unregistered = new UnregisteredGateways();
  isAccountAvailable = true;
  server!: StationServer;
  certificate!: Certificate;

  async start(settings: object = {}): Promise<void> {
    this.certificate = await makeCertificate(new Date());
    const { cert, key: tlsKey } = this.certificate;
    const log = (about: object, text: string) => void this.logs.push(`${text} ${JSON.stringify(about)}`);
    this.server = new StationServer(
      {
        ...{ FIELDPOST_LISTEN_HOST: '127.0.0.1', NETWORK_STATION_PORT: 0, FIELDPOST_TRUSTED_PROXIES: [] },
        ...{ FIELDPOST_MAX_CONNECTIONS: 0, FIELDPOST_MAX_CONNECTIONS_PER_ADDRESS: 0 },
        ...settings,
      } as never,
      { info: log as never, warn: log as never },
      { cert: Buffer.from(cert), key: Buffer.from(tlsKey), onRenewal: () => undefined } as never,
      this.directory as never,
      { checkGatewayKeys: (shown: readonly { id: string; key: string }[]) => this.check(shown) } as never,
      { verify: (token: string) => this.verify(token) } as never,
      this.unregistered,
      {
        uplink: (from: GatewayIdentity, message: router.UplinkMessage) =>
          void this.uplinks.push({ gateway: from, message }),
        status: (_: GatewayIdentity, status: gateway.Status) => void this.statuses.push(status),
      },
      {
        register: (id: string, connection: GatewayConnection) => {
          this.connections.set(id, connection);
          return () => void (this.connections.get(id) === connection && this.connections.delete(id));
        },
      },
    );
    await this.server.onApplicationBootstrap();
  }

  get uri(): string {
    return `wss://localhost:${this.server.port}`;
  }

  /** Options of a station with the key of its gateway. */
  get station() {
    return { server: this.uri, eui, ca: this.certificate.cert, authorization: `Bearer ${key}` };
  }

  private readonly directory = {
    known: () => undefined,
    find: ({ eui: name = '' }: { eui?: string }) =>
      Promise.resolve(this.isAccountAvailable ? (this.gateways[name] ?? null) : undefined),
  };

  private check(shown: readonly { id: string; key: string }[]): Promise<readonly boolean[]> {
    if (!this.isAccountAvailable) return Promise.reject(unavailable({ what: 'account' }));
    return Promise.resolve(shown.map((each) => this.keys[each.id] === each.key));
  }

  /** Tokens of these tests are `type.subject.token`. */
  private verify(token: string): Promise<object> {
    const [type, subject] = token.split('.');
    return token.endsWith('.token')
      ? Promise.resolve({ type, subject })
      : Promise.reject(notValid({ argument: 'token', reason: 'is not a token' }));
  }
}
