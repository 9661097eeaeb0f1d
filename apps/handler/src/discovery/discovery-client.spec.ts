import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DirectoryGrpc, DiscoveryChannel, NetworkIdentity, trusting } from '@fieldpost/components';
import { type discovery, fromHttpApiJson } from '@fieldpost/contracts';
import { AppId, ComponentId } from '@fieldpost/domain';
import { makeCertificate, until } from '@fieldpost/testing';
import { type FakeDiscovery, startFakeDiscovery } from '../../test/memory/fake-discovery.js';
import { silentLogger } from '../../test/memory/pipeline.memory.js';
import { toAnnouncement } from './announcement.js';
import { Announcer } from './announcer.js';

const certificate = await makeCertificate(new Date());
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
const tokenFile = join(folder, 'token');
const privateKey = createPrivateKey(certificate.key);
const own = {
  serviceName: 'handler' as const,
  id: 'handler-1',
  serviceVersion: '1',
  netAddress: 'localhost:1904',
  signer: { privateKey },
};
const settings = {
  HANDLER_ID: ComponentId('handler-1'),
  HANDLER_DESCRIPTION: '',
  HANDLER_ANNOUNCE_HOST: 'localhost',
  HANDLER_GRPC_PORT: 1904,
  HANDLER_HTTP_PORT: 8084,
  HANDLER_MQTT_PORT: 1883,
};
const broker = (id: string) =>
  fromHttpApiJson('discovery.Announcement', {
    id,
    service_name: 'broker',
    net_address: 'a:1902,b:1902',
    public_key: 'pem',
    metadata: [{ dev_addr_prefix: 'ECYBAAA=' }],
    registered_at: '2026-11-25T02:00:00.000Z',
  });

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('Discovery', () => {
  let fake: FakeDiscovery;
  let channel: DiscoveryChannel;
  let announcer: Announcer | undefined;
  let current: discovery.Announcement;
  const identity = new NetworkIdentity(own);

  beforeEach(async () => {
    current = announcement;
    fake = await startFakeDiscovery(certificate);
    channel = new DiscoveryChannel(fake.address, trusting(certificate.cert));
    writeFileSync(tokenFile, 'component-token\n');
  });

  afterEach(async () => {
    await announcer?.onModuleDestroy();
    announcer = undefined;
    channel.onApplicationShutdown();
    fake.stop();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const announcement = toAnnouncement(settings, { certificate: certificate.cert, privateKey }, '1');
  const isAnnounced = () => fake.state.get('handler', 'handler-1') !== undefined;
  let renewed = (): void => undefined;
  const announce = (file = tokenFile) => {
    announcer = new Announcer(
      { HANDLER_AUTH_TOKEN_FILE: file },
      channel,
      identity,
      {
        get current() {
          return current;
        },
        onRenewal: (listener) => void (renewed = listener),
      },
      { isLeader: true },
      silentLogger(),
      () => 0,
    );
    announcer.onApplicationBootstrap();
  };

  it('gets the announcement with another certificate as soon as that was renewed', async () => {
    announce();
    await until('announced', isAnnounced);
    current = { ...announcement, certificate: 'another one' };
    renewed();
    const isOther = () => fake.state.get('handler', 'handler-1')?.certificate === 'another one';
    await until('announced anew', isOther);
  });

  it('gets the announcement with the token of the component', async () => {
    announce();
    await until('announced', isAnnounced);
    expect(fake.state.announcers).toEqual(['component-token']);
    expect(fake.state.get('handler', 'handler-1')).toMatchObject({ net_address: 'localhost:1904' });
  });

  it('gets it as soon as it is there', async () => {
    fake.stop();
    announce();
    await wait(100);
    fake = await startFakeDiscovery(certificate, fake.state, fake.port);
    await until('announced', isAnnounced);
  });

  it('gets it as soon as there is a token', async () => {
    const late = join(folder, 'late');
    announce(late);
    await wait(50);
    writeFileSync(late, 'late-token');
    await until('announced', isAnnounced);
  });

  it('is sent again only what it has wrong', async () => {
    fake.state.put(fromHttpApiJson('discovery.Announcement', announcement));
    announce();
    await wait(100);
    expect(fake.state.announcers).toEqual([]);
    await announcer?.onModuleDestroy();
    const elsewhere = { ...announcement, net_address: 'elsewhere:1904' };
    fake.state.put(fromHttpApiJson('discovery.Announcement', elsewhere));
    announce();
    await until('announced', () => fake.state.announcers.length === 1);
  });

  it('is not pressed when it rejects', async () => {
    fake.state.rejects = true;
    announce();
    await until('asked', () => fake.state.announcers.length === 1);
    await wait(300);
    expect(fake.state.announcers).toHaveLength(1);
  });

  it('lists brokers with their first address', async () => {
    fake.state.put(broker('broker-1'));
    fake.state.put(broker('Not An Id'));
    // Announcing changes no metadata.
    for (const listed of fake.state.all('broker')) listed.metadata = broker(listed.id).metadata;
    const directory = new DirectoryGrpc(channel, identity);
    expect(await directory.brokers()).toEqual([
      {
        ...{ id: 'broker-1', serviceName: 'broker', netAddress: 'a:1902' },
        ...{ certificate: '', publicKey: 'pem', prefixes: [{ address: 0x26010000, length: 16 }] },
        registeredAt: Date.parse('2026-11-25T02:00:00.000Z'),
      },
    ]);
  });

  it('knows a component, or knows that there is none', async () => {
    fake.state.put(broker('broker-1'));
    const directory = new DirectoryGrpc(channel, identity);
    expect(await directory.find('broker', 'broker-1')).toMatchObject({ publicKey: 'pem' });
    expect(await directory.find('broker', 'broker-2')).toBeUndefined();
  });

  it('is remembered while it is away, down to components that were only listed', async () => {
    fake.state.put(broker('broker-1'));
    const directory = new DirectoryGrpc(channel, identity);
    await directory.brokers();
    fake.stop();
    expect(await directory.find('broker', 'broker-1')).toMatchObject({ publicKey: 'pem' });
    await expect(directory.find('broker', 'broker-2')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('learns of applications with the token of the caller', async () => {
    announce();
    await until('announced', isAnnounced);
    const directory = new DirectoryGrpc(channel, identity);
    await directory.addApplication(AppId('my-app'), 'user-token');
    expect(fake.state.get('handler', 'handler-1')?.metadata).toMatchObject([{ app_id: 'my-app' }]);
    await directory.removeApplication(AppId('my-app'), 'user-token');
    expect(fake.state.get('handler', 'handler-1')?.metadata).toEqual([]);
    expect(fake.state.changers).toEqual(['user-token', 'user-token']);
  });

  it('returns "unavailable" when it cannot be reached', async () => {
    fake.stop();
    const directory = new DirectoryGrpc(channel, identity);
    await expect(directory.brokers()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
