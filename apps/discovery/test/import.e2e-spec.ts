import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import { freePort, until } from '@fieldpost/testing';
import { DiscoveryUnderTest, type Ended } from './discovery-under-test.js';
import { OriginalRedis } from './original-redis.js';

const discovery = new DiscoveryUnderTest();
let original: OriginalRedis;

beforeAll(async () => {
  await discovery.start(undefined, { DISCOVERY_JOIN_HANDLERS: 'joiner' });
  original = await OriginalRedis.start();
});
afterAll(async () => {
  await original.stop();
  await discovery.close();
});
beforeEach(() => original.empty());

const take = (...options: readonly string[]): Promise<Ended> =>
  discovery.admin(['import', '--redis', original.url, '--json', ...options]);

const objects = ({ lines }: Ended): readonly Record<string, unknown>[] =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const summary = (ended: Ended) => objects(ended).at(-1);
const count = (changes: object = {}) => ({ written: 0, unchanged: 0, kept: 0, rejected: 0, ...changes });
const whereKnown = <T>(answer: Promise<T>) =>
  answer.catch((error: { code?: number }) => {
    if (error.code === status.NOT_FOUND) return undefined;
    throw error;
  });
const shows = async (service: string, id: string) => (await whereKnown(discovery.get(service, id)))?.id;

const announce = (id: string, description: string) =>
  discovery.announce({ service_name: 'handler', id, description }, discovery.componentToken('handler', id));
const give = (app_id: string, id: string) =>
  discovery.addMetadata({ service_name: 'handler', id, metadata: { app_id } }, discovery.appToken(app_id));

// The replica learns of it a moment later, and knows nobody of that name until then.
const isDescribed = (id: string, description: string) =>
  until(
    `${id} as ${description}`,
    async () => (await whereKnown(discovery.get('handler', id)))?.description === description,
  );
const isOwner = (id: string, appId: string) =>
  until(`${appId} at ${id}`, async () => (await whereKnown(discovery.getByAppId(appId)))?.id === id);

describe('The import of an original store', () => {
  it('reports its changes in a dry run, and makes none', async () => {
    await original.announce('handler', 'dry');
    await original.give('handler', 'dry', 'AppID dry-app');
    const ended = await take('--dry-run');
    expect(objects(ended)).toEqual([
      { dry_run: true, announcements: count({ written: 1 }), metadata: count({ written: 1 }) },
    ]);
    expect(ended.code).toBe(0);
    await announce('other', 'after the dry run');
    expect(await shows('handler', 'dry')).toBeUndefined();
    expect((await discovery.admin(['list'])).lines.join()).not.toContain('dry');
  });

  it('is seen by a replica that runs, with every field and identifier', async () => {
    await original.announce('handler', 'joiner');
    await original.announce('broker', 'broker-1');
    await original.announce('router', 'router-1');
    await original.give('handler', 'joiner', 'AppID my-app', 'AppEUI 70B3D57EF0000024');
    await original.give('broker', 'broker-1', 'Prefix 26000000/20');
    await original.give('router', 'router-1', 'GatewayID my-gateway');
    const ended = await take();
    expect(summary(ended)).toEqual({
      dry_run: false,
      announcements: count({ written: 3 }),
      metadata: count({ written: 4 }),
    });
    await isOwner('joiner', 'my-app');
    expect(await discovery.get('handler', 'joiner')).toMatchObject({
      service_version: '2.9.4',
      description: 'the handler joiner',
      public: true,
      net_address: 'joiner.example.org:1904',
      mqtt_address: 'joiner.example.org:1883',
      public_key: 'a key',
      certificate: 'a\ncertificate\n',
      metadata: [{ app_eui: Buffer.from('70B3D57EF0000024', 'hex') }, { app_id: 'my-app' }],
    });
    expect((await discovery.get('broker', 'broker-1')).metadata).toMatchObject([
      { dev_addr_prefix: Buffer.from('1426000000', 'hex') },
    ]);
    expect((await discovery.get('router', 'router-1')).metadata).toMatchObject([
      { gateway_id: 'my-gateway' },
    ]);
  });

  it('changes nothing when it is run again', async () => {
    await original.announce('handler', 'twice');
    await original.give('handler', 'twice', 'AppID twice-app');
    await take();
    await isOwner('twice', 'twice-app');
    const watching = discovery.watch({ service_names: ['handler'] });
    await until('all that there is', async () => watching.seen.some(({ event }) => event === 'complete'));
    const before = watching.seen.length;
    expect(summary(await take())).toEqual({
      dry_run: false,
      announcements: count({ unchanged: 1 }),
      metadata: count({ unchanged: 1 }),
    });
    await announce('other', 'after the second run');
    await until('a change', async () => watching.seen.length > before);
    expect(watching.seen[before]?.announced).toMatchObject({ id: 'other' });
    watching.end();
  });

  it('keeps later announcements of a component here, unless it should replace them', async () => {
    await original.announce('handler', 'moved', { description: 'old' });
    await announce('moved', 'new');
    expect(objects(await take())).toEqual([
      {
        entry: 'handler/moved',
        outcome: 'kept',
        reason: 'announced here later than in the original store',
      },
      { dry_run: false, announcements: count({ kept: 1 }), metadata: count() },
    ]);
    expect(await discovery.get('handler', 'moved')).toMatchObject({ description: 'new' });
    expect(summary(await take('--replace'))).toMatchObject({ announcements: count({ written: 1 }) });
    await isDescribed('moved', 'old');
  });

  it('imports later changes of the original store again', async () => {
    await original.announce('handler', 'ahead', { description: 'first' });
    await take();
    await original.announce('handler', 'ahead', {
      description: 'second',
      updated_at: '2020-07-01T00:00:00Z',
    });
    expect(summary(await take())).toMatchObject({ announcements: count({ written: 1 }) });
    await isDescribed('ahead', 'second');
  });

  it('leaves an application with its handler here, unless it should replace it', async () => {
    await original.announce('handler', 'former');
    await original.give('handler', 'former', 'AppID torn');
    await give('torn', 'present');
    await announce('present', 'has torn');
    expect(objects(await take())[0]).toEqual({
      entry: 'handler/former AppID torn',
      outcome: 'kept',
      reason: 'another component has it here',
    });
    expect((await discovery.getByAppId('torn')).id).toBe('present');
    await take('--replace');
    await isOwner('former', 'torn');
  });

  it('follows the index where two handlers list one application', async () => {
    for (const id of ['loser', 'winner']) await original.announce('handler', id);
    await original.give('handler', 'loser', 'AppID listed-twice');
    await original.give('handler', 'winner', 'AppID listed-twice');
    const ended = await take('--replace');
    expect(objects(ended)[0]).toEqual({
      entry: 'handler/loser AppID listed-twice',
      outcome: 'kept',
      reason: 'the original store gave it to handler/winner',
    });
    expect(ended.code).toBe(0);
    await isOwner('winner', 'listed-twice');
  });

  it('rejects what the rules reject, each with its reason, takes over the rest, and fails', async () => {
    await original.announce('handler', 'good');
    await original.announce('networkserver', 'ns');
    await original.announce('handler', 'dev');
    await original.spoil('announcement', 'handler', 'spoilt');
    await original.spoil('metadata', 'handler', 'spoilt');
    await original.give('handler', 'good', 'AppID fine', 'AppID Not Fine', 'AppEUI 70B3D57EF0000099');
    await original.give('handler', 'good', 'Prefix 26000000/20', 'NetID 13', 'nonsense');
    const ended = await take();
    const reasons = Object.fromEntries(
      objects(ended)
        .filter(({ outcome }) => outcome === 'rejected')
        .map(({ entry, reason }) => [entry, reason]),
    );
    expect(reasons).toEqual({
      'networkserver/ns': expect.stringContaining('ServiceName not valid'),
      'handler/dev': expect.stringContaining('The id "dev" can not be announced'),
      'handler/spoilt': 'Key not valid: should hold a set',
      'handler/good AppID Not Fine': expect.stringContaining('not valid'),
      'handler/good AppEUI 70B3D57EF0000099': expect.stringContaining('Can not announce AppEUIs'),
      'handler/good Prefix 26000000/20': expect.stringContaining('can not have DevAddr prefix metadata'),
      'handler/good NetID 13': expect.stringContaining('should begin with'),
      'handler/good nonsense': expect.stringContaining('should begin with'),
    });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toContain('Import incomplete: 9 entries were rejected');
    await isOwner('good', 'fine');
  });

  it('that was broken off is finished by another one', async () => {
    const many = Array.from({ length: 450 }, (_, at) => `mass-${String(at).padStart(3, '0')}`);
    await Promise.all(many.map((id) => original.announce('handler', id)));
    await original.give(
      'handler',
      'mass-000',
      ...Array.from({ length: 450 }, (_, at) => `AppID mass-app-${at}`),
    );
    const killed = await discovery.program(['import', '--redis', original.url], { killedAtFirstNote: true });
    expect(killed.code).toBe('SIGKILL');
    const { announcements, metadata } = summary(await take()) as Record<string, Record<string, number>>;
    expect((announcements?.['written'] ?? 0) + (announcements?.['unchanged'] ?? 0)).toBeGreaterThanOrEqual(
      450,
    );
    expect(announcements?.['unchanged']).toBeGreaterThan(0);
    expect((metadata?.['written'] ?? 0) + (metadata?.['unchanged'] ?? 0)).toBeGreaterThanOrEqual(450);
    await isOwner('mass-000', 'mass-app-449');
    const { services } = await discovery.getAll('handler');
    expect(services.filter(({ id }) => id.startsWith('mass-')).map(({ id }) => id)).toEqual(many);
  });

  it('takes the address from its input too, and says plainly what is wrong with it', async () => {
    await original.announce('handler', 'piped');
    const piped = await discovery.program(['import', '--redis', '-'], { input: `${original.url}\n` });
    expect(piped.lines.at(-1)).toContain('announcements: 1 imported');
    const nowhere = await discovery.admin(['import', '--redis', `redis://127.0.0.1:${await freePort()}`]);
    expect(nowhere.stderr).toContain('unavailable: Redis');
    const wrong = await discovery.admin(['import', '--redis', 'http://elsewhere']);
    expect(wrong.stderr).toContain('Redis not valid');
    const none = await discovery.admin(['import']);
    expect(none.stderr).toContain('give --redis URL');
    expect([nowhere.code, wrong.code, none.code]).toEqual([1, 1, 1]);
  });
});
