import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ServiceError, status } from '@grpc/grpc-js';
import {
  FaultProxy,
  type FakeAuthServer,
  freePort,
  startFakeAuthServer,
  throwAwayDatabase,
  type ThrowAwayDatabase,
  until,
} from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const discovery = new DiscoveryUnderTest();
let database: ThrowAwayDatabase;
let line: FaultProxy;
let auth: FakeAuthServer;
let component: Server;
let metricsPort: number;

const announce = (id: string, port: number) =>
  discovery.announce(
    { service_name: 'handler', id, net_address: `127.0.0.1:${port}` },
    discovery.componentToken('handler', id),
  );

beforeAll(async () => {
  database = await throwAwayDatabase();
  auth = await startFakeAuthServer();
  const url = new URL(database.url);
  line = await FaultProxy.to(Number(url.port));
  url.port = String(line.port);
  component = createServer().listen(0, '127.0.0.1');
  metricsPort = await freePort();
  const env = { FIELDPOST_METRICS_PORT: String(metricsPort), DISCOVERY_MONITOR_PER_SECOND: '100' };
  await discovery.start({ databaseUrl: url.href, auth }, env);
  await announce('reached', (component.address() as AddressInfo).port);
  await announce('missed', await freePort());
  await discovery.addMetadata(
    { service_name: 'handler', id: 'reached', metadata: { app_id: 'my-app' } },
    discovery.appToken('my-app'),
  );
  // The monitor begins its first round when the app starts, and rests for a minute after it.
  await discovery.killHard();
  await discovery.boot();
});

afterAll(async () => {
  await discovery.close();
  line.close();
  component.close();
  await auth.close();
  await database.drop();
});

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

/** The value of one line, such as `up{app="shed"}`; absent when it is not shown. */
async function valueOf(series: string): Promise<number | undefined> {
  const found = (await scrape()).split('\n').find((text) => text.startsWith(`${series} `));
  return found === undefined ? undefined : Number(found.slice(series.length));
}

const value = (name: string, labels = '') => valueOf(`fieldpost_discovery_${name}{${labels}app="discovery"}`);
const served = (route: string, status: string) =>
  valueOf(
    `fieldpost_http_request_seconds_count{app="discovery",method="GET",route="${route}",status="${status}"}`,
  );
const handlers = (state: string) =>
  value('components', `service="handler",state="${state}",`).then((count) => count ?? NaN);
const stale = async () => (await value('stale_seconds')) ?? NaN;

describe('The metrics of discovery', () => {
  it('show what the monitor found', async () => {
    await until('the first round', async () => (await handlers('unknown')) === 0);
    expect([await handlers('up'), await handlers('down')]).toEqual([1, 1]);
  });

  it('show what is announced', async () => {
    expect(await value('announcements', 'service="handler",')).toBe(2);
    expect(await value('metadata', 'service="handler",')).toBe(1);
    expect(await value('announcements', 'service="router",')).toBe(0);
  });

  it('show how many watch', async () => {
    const watching = discovery.watch({ service_names: ['handler'] });
    await until('a watcher', async () => (await value('watchers')) === 1);
    watching.end();
    await until('no watcher', async () => (await value('watchers')) === 0);
  });

  it('count no watcher that is one too many of an address, which learns when it may watch', async () => {
    const watching = Array.from({ length: 101 }, () => discovery.watch({ service_names: ['handler'] }));
    const failures = () => watching.flatMap((each) => each.failures) as ServiceError[];
    await until('a rejected watcher', () => failures().length > 0);
    expect(failures()).toMatchObject([{ code: status.RESOURCE_EXHAUSTED }]);
    const [details] = failures().map(({ metadata }) => String(metadata.get('grpc-status-details-bin')));
    expect(details).toContain('google.rpc.RetryInfo');
    await until('the others', async () => (await value('watchers')) === 100);
    for (const each of watching) each.end();
    await until('no watcher', async () => (await value('watchers')) === 0);
  });

  it('count requests by the pattern of their route, and those without one', async () => {
    const before = (await served('none', '4xx')) ?? 0;
    await fetch(`${discovery.http}/announcements/handler/reached`);
    await fetch(`${discovery.http}/announcements/handler/nobody`);
    await fetch(`${discovery.http}/no/such/path`);
    await until('the rejections', async () => (await served('none', '4xx')) === before + 1);
    expect(await served('/announcements/:service/:id', '2xx')).toBe(1);
    expect(await served('/announcements/:service/:id', '4xx')).toBe(1);
    expect(await scrape()).not.toMatch(/nobody|healthz/);
  });

  it('rise while the database is away, and fall when it is back', async () => {
    expect(await stale()).toBe(0);
    line.cut();
    await until('the loss', async () => (await stale()) > 0);
    const before = await stale();
    await until('more of it', async () => (await stale()) > before);
    line.restore();
    await until('the end of it', async () => (await stale()) === 0);
  });

  it('are not at the port of the HTTP gateway', async () => {
    expect((await fetch(`${discovery.http}/metrics`)).status).toBe(404);
  });
});
