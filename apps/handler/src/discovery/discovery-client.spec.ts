import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type sendUnaryData, type ServerUnaryCall, status } from '@grpc/grpc-js';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type discovery, loadClients } from '@fieldpost/contracts';
import { AppId, ComponentId } from '@fieldpost/domain';
import { makeCertificate } from '@fieldpost/testing';
import { startGrpcPeer, until } from '../../test/memory/grpc-peer.js';
import { silentLogger } from '../../test/memory/pipeline.memory.js';
import { NetworkIdentity } from '../network/network-identity.js';
import { toAnnouncement } from './announcement.js';
import { Announcer } from './announcer.js';
import { DirectoryGrpc } from './directory.grpc.js';
import { DiscoveryChannel } from './discovery-channel.js';

const { Discovery } = loadClients('discovery/discovery.proto').discovery;
const certificate = await makeCertificate(new Date());
const folder = mkdtempSync(join(tmpdir(), 'fieldpost-'));
const tokenFile = join(folder, 'token');
const privateKey = createPrivateKey(certificate.key);
const own = { id: 'handler-1', serviceVersion: '1', netAddress: 'localhost:1904', privateKey };
const settings = {
  HANDLER_ID: ComponentId('handler-1'),
  HANDLER_DESCRIPTION: '',
  HANDLER_ANNOUNCE_HOST: 'localhost',
  HANDLER_GRPC_PORT: 1904,
  HANDLER_HTTP_PORT: 8084,
  HANDLER_MQTT_PORT: 1883,
};
const broker = { id: 'broker-1', service_name: 'broker', net_address: 'a:1902,b:1902', public_key: 'pem' };

type Call<Request> = ServerUnaryCall<Request, unknown>;

/** A small discovery that stands in for the app; it notes who announces and who adds metadata. */
function fakeDiscovery() {
  const announced = new Map<string, discovery.Announcement__Output>();
  const tokens: string[] = [];
  const metadata: unknown[] = [];
  const told = { announcements: 0, refuses: false };
  const tokenOf = (call: Call<unknown>) => String(call.metadata.get('token')[0]);
  const implementation = {
    announce: (call: Call<discovery.Announcement__Output>, done: sendUnaryData<object>) => {
      tokens.push(tokenOf(call));
      if (told.refuses) return done({ code: status.PERMISSION_DENIED, details: 'permission denied: no' });
      told.announcements += 1;
      announced.set(`handler/${call.request.id}`, call.request);
      return done(null, {});
    },
    get: ({ request }: Call<discovery.GetRequest__Output>, done: sendUnaryData<object>) => {
      const found = announced.get(`${request.service_name}/${request.id}`);
      if (found) done(null, found);
      else if (request.id === 'broker-1') done(null, broker);
      else done({ code: status.NOT_FOUND, details: 'discovery:announcement not found' });
    },
    getAll: (_call: unknown, done: sendUnaryData<object>) =>
      done(null, { services: [broker, { id: 'Not An Id', service_name: 'broker' }] }),
    addMetadata: (call: Call<discovery.MetadataRequest__Output>, done: sendUnaryData<object>) => {
      tokens.push(tokenOf(call));
      metadata.push(call.request);
      done(null, {});
    },
    deleteMetadata: (call: Call<unknown>, done: sendUnaryData<object>) => {
      metadata.push(['delete', tokenOf(call)]);
      done(null, {});
    },
  };
  return { announced, tokens, metadata, told, implementation };
}

describe('Discovery', () => {
  let fake: ReturnType<typeof fakeDiscovery>;
  let server: Awaited<ReturnType<typeof startGrpcPeer>>;
  let channel: DiscoveryChannel;
  let announcer: Announcer | undefined;
  const identity = new NetworkIdentity(own);

  beforeEach(async () => {
    fake = fakeDiscovery();
    server = await startGrpcPeer(certificate, [[Discovery, fake.implementation]]);
    channel = new DiscoveryChannel(`127.0.0.1:${server.port}`, certificate.cert);
    writeFileSync(tokenFile, 'component-token\n');
  });

  afterEach(async () => {
    await announcer?.onModuleDestroy();
    announcer = undefined;
    channel.onApplicationShutdown();
    server.stop();
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const announce = (file = tokenFile) => {
    announcer = new Announcer({
      client: channel.client,
      identity,
      announcement: toAnnouncement(settings, { certificate: certificate.cert, privateKey }, '1'),
      tokenFile: file,
      logger: silentLogger(),
      random: () => 0,
    });
    announcer.onApplicationBootstrap();
  };

  it('gets the announcement with the token of the component', async () => {
    announce();
    await until(() => fake.told.announcements === 1, 'announced');
    expect(fake.tokens).toEqual(['component-token']);
    expect(fake.announced.get('handler/handler-1')).toMatchObject({ net_address: 'localhost:1904' });
  });

  it('gets it as soon as it is there', async () => {
    const { port } = server;
    server.stop();
    announce();
    await new Promise((resolve) => setTimeout(resolve, 100));
    server = await startGrpcPeer(certificate, [[Discovery, fake.implementation]], port);
    await until(() => fake.told.announcements === 1, 'announced');
  });

  it('gets it as soon as there is a token', async () => {
    const late = join(folder, 'late');
    announce(late);
    await new Promise((resolve) => setTimeout(resolve, 50));
    writeFileSync(late, 'late-token');
    await until(() => fake.told.announcements === 1, 'announced');
  });

  it('is not told again what it knows already', async () => {
    announce();
    await until(() => fake.told.announcements === 1, 'announced');
    await announcer?.onModuleDestroy();
    announce();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(fake.told.announcements).toBe(1);
  });

  it('is not pressed when it refuses', async () => {
    fake.told.refuses = true;
    announce();
    await until(() => fake.tokens.length === 1, 'asked');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(fake.tokens).toHaveLength(1);
  });

  it('lists brokers with their first address', async () => {
    const directory = new DirectoryGrpc(channel.client, identity);
    expect(await directory.brokers()).toEqual([
      { id: 'broker-1', serviceName: 'broker', netAddress: 'a:1902', certificate: '', publicKey: 'pem' },
    ]);
  });

  it('knows a component, or knows that there is none', async () => {
    const directory = new DirectoryGrpc(channel.client, identity);
    expect(await directory.find('broker', 'broker-1')).toMatchObject({ publicKey: 'pem' });
    expect(await directory.find('broker', 'broker-2')).toBeUndefined();
  });

  it('learns of applications with the token of the caller', async () => {
    const directory = new DirectoryGrpc(channel.client, identity);
    await directory.addApplication(AppId('my-app'), 'user-token');
    await directory.removeApplication(AppId('my-app'), 'user-token');
    expect(fake.tokens).toEqual(['user-token']);
    expect(fake.metadata).toMatchObject([
      { id: 'handler-1', service_name: 'handler', metadata: { app_id: 'my-app' } },
      ['delete', 'user-token'],
    ]);
  });

  it('is unavailable, not silent, when it cannot be asked', async () => {
    server.stop();
    const directory = new DirectoryGrpc(channel.client, identity);
    await expect(directory.brokers()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
