import type { gateway, router } from '@fieldpost/contracts';
import { notValid, unavailable } from '@fieldpost/errors';
import { type Certificate, makeCertificate } from '@fieldpost/testing';
import { GatewayCredentials } from '../../src/gateways/gateway-credentials.js';
import type { FoundGateway } from '../../src/gateways/gateway-directory.js';
import { GatewayOwnerLimits } from '../../src/gateways/gateway-owner-limits.js';
import type { GatewayConnection, GatewayIdentity } from '../../src/gateways/gateway-traffic.js';

export const eui = 'AA555A0000000101';
export const frame = Buffer.from('40da1b0126800100016f3ef4d21fe3f1f4fc', 'hex');
export const key = 'fieldpost.the-key-of-my-gateway';

interface ShownKey {
  readonly id: string;
  readonly key: string;
}

/** Limits by owner, the default ones unless given; 0 for none. */
export const ownerLimits = ({ connections = 1_000, messages = 500, kib = 512 } = {}): GatewayOwnerLimits =>
  new GatewayOwnerLimits({
    NETWORK_GATEWAY_CONNECTIONS_PER_OWNER: connections,
    NETWORK_GATEWAY_MESSAGES_PER_SECOND_PER_OWNER: messages,
    NETWORK_GATEWAY_KIB_PER_SECOND_PER_OWNER: kib,
  });

/** What the servers for gateways need of a network, whose account knows gateways and their keys. */
export class GatewayNetwork {
  readonly gateways: Record<string, FoundGateway> = {
    [eui]: { id: 'my-gateway', frequencyPlan: 'EU_863_870', eui, owner: 'ann' },
    AA555A0000000102: {
      ...{ id: 'other-gateway', frequencyPlan: 'US_902_928', eui: 'AA555A0000000102', owner: 'ann' },
    },
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
  isAccountAvailable = true;
  certificate!: Certificate;

  async makeCertificate(): Promise<void> {
    this.certificate = await makeCertificate(new Date());
  }

  /** The certificate of the servers, which is never renewed. */
  get ownCertificate() {
    const { cert, key: tlsKey } = this.certificate;
    return { cert: Buffer.from(cert), key: Buffer.from(tlsKey), onRenewal: () => undefined } as never;
  }

  private readonly note = (about: object, text: string): void =>
    void this.logs.push(`${text} ${JSON.stringify(about)}`);

  readonly log = { info: this.note, warn: this.note, error: this.note, debug: () => undefined } as never;

  readonly directory = {
    known: () => undefined,
    find: ({ eui: name = '', id = '' }: { eui?: string; id?: string }) => {
      const byId = () => Object.values(this.gateways).find((each) => each?.id === id);
      return Promise.resolve(this.isAccountAvailable ? (this.gateways[name] ?? byId() ?? null) : undefined);
    },
  };

  readonly credentials = new GatewayCredentials(
    { checkGatewayKeys: (shown) => this.check(shown as readonly ShownKey[]) },
    { verify: (token) => this.verify(token) as never },
  );

  readonly traffic = {
    uplink: (from: GatewayIdentity, message: router.UplinkMessage) =>
      void this.uplinks.push({ gateway: from, message }),
    status: (_: GatewayIdentity, status: gateway.Status) => void this.statuses.push(status),
  };

  /** With the default settings. */
  readonly owners = ownerLimits();

  readonly registry = {
    register: (id: string, connection: GatewayConnection) => {
      this.connections.set(id, connection);
      return () => void (this.connections.get(id) === connection && this.connections.delete(id));
    },
  };

  private check(shown: readonly ShownKey[]): Promise<readonly boolean[]> {
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
