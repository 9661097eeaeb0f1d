import { createClient } from 'redis';
import { type Redis, startRedis } from '@fieldpost/testing';

const connect = (url: string) => createClient({ url });

/** The fields of an announcement that differ from test to test. */
export type Fields = Readonly<Record<string, string>>;

/**
 * A Redis that is filled as the original discovery fills it (docs/protocol/discovery.md#original-storage); it forgets
 * all that it was given.
 */
export class OriginalRedis {
  private readonly keys = new Set<string>();

  private constructor(
    private readonly server: Redis,
    private readonly client: ReturnType<typeof connect>,
  ) {}

  static async start(): Promise<OriginalRedis> {
    const server = await startRedis();
    const client = connect(server.url);
    await client.connect();
    return new OriginalRedis(server, client);
  }

  get url(): string {
    return this.server.url;
  }

  async announce(service: string, id: string, fields: Fields = {}): Promise<void> {
    await this.client.hSet(this.key('announcement', service, id), {
      id,
      service_name: service,
      service_version: '2.9.4',
      description: `the ${service} ${id}`,
      url: '',
      public: 'true',
      net_address: `${id}.example.org:1904`,
      public_key: 'a key',
      certificate: 'a\ncertificate\n',
      api_address: '',
      mqtt_address: `${id}.example.org:1883`,
      amqp_address: '',
      created_at: '2018-03-01T10:00:00Z',
      updated_at: '2020-06-01T08:15:30.123456789Z',
      _version: '2.4.1',
      ...fields,
    });
  }

  /** Adds members to the metadata of a component, and to the index those that one component at a time can have. */
  async give(service: string, id: string, ...texts: readonly string[]): Promise<void> {
    await this.client.sAdd(this.key('metadata', service, id), [...texts]);
    for (const text of texts) await this.index(text, `${service}:${id}`);
  }

  async index(text: string, owner: string): Promise<void> {
    const place = { AppID: 'app_id', GatewayID: 'gateway_id', AppEUI: 'app_eui' }[text.split(' ')[0] ?? ''];
    if (place !== undefined) await this.client.set(this.key(place, text.split(' ')[1] ?? ''), owner);
  }

  /** Puts a text where something else is expected. */
  async spoil(place: 'announcement' | 'metadata', service: string, id: string): Promise<void> {
    await this.client.set(this.key(place, service, id), 'spoilt');
  }

  async empty(): Promise<void> {
    if (this.keys.size > 0) await this.client.del([...this.keys]);
    this.keys.clear();
  }

  async stop(): Promise<void> {
    await this.empty();
    this.client.destroy();
    await this.server.stop();
  }

  private key(...parts: readonly string[]): string {
    const key = ['discovery', ...parts].join(':');
    this.keys.add(key);
    return key;
  }
}
