import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { NetworkIdentity } from '@fieldpost/components';
import { Tally } from '@fieldpost/observability';
import { type Certificate, dataVector, freePort, makeCertificate, until } from '@fieldpost/testing';
import { MonitorServer } from '../../test/memory/monitor.memory.js';
import { MonitorStream } from './monitor-stream.js';
import { TrafficMonitor } from './traffic-monitor.js';

const gateway = { id: 'gateway-1', frequencyPlan: 'EU_863_870', token: 'token-of-gateway-1' };
const uplink = {
  payload: dataVector.uplink,
  protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF9BW125' } },
  gateway_metadata: { gateway_id: 'gateway-1', frequency: '868300000' },
} as const;

const server = new MonitorServer();
let certificate: Certificate;
let port: number;
let monitor: TrafficMonitor;
let now = 0;

beforeAll(async () => {
  certificate = await makeCertificate(new Date());
  port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'monitor-')), 'ca.pem');
  writeFileSync(file, certificate.cert);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = {
    serviceName: 'router',
    id: 'router-1',
    serviceVersion: '1',
    netAddress: 'here:1902',
  } as const;
  const identity = new NetworkIdentity({ ...own, signer: { privateKey } });
  const settings = { NETWORK_MONITOR_ADDRESS: `localhost:${port}`, NETWORK_MONITOR_CA_FILE: file };
  monitor = new TrafficMonitor(identity, settings, () => now);
});

afterEach(() => {
  server.stop();
  server.copies.splice(0);
});
afterAll(() => monitor.onModuleDestroy());

const start = () => server.start(certificate, `127.0.0.1:${port}`);

/** Sends uplinks until the monitor has got one. */
const delivered = () =>
  until('the monitor has got an uplink', () => {
    monitor.uplink(gateway, uplink);
    return server.copies.some(({ kind }) => kind === 'uplink');
  });

describe('A monitor', () => {
  it('gets what a gateway sends and transmits, in streams with the id and the token of the gateway', async () => {
    await start();
    await delivered();
    monitor.status(gateway, { platform: 'Test' });
    monitor.downlink(gateway.id, { payload: dataVector.downlink });
    const received = (kind: string) => server.copies.find((copy) => copy.kind === kind);
    await until('all have arrived', () => !!received('status') && !!received('downlink'));
    expect(received('uplink')).toMatchObject({
      message: { ...uplink, payload: Buffer.from(dataVector.uplink) },
      metadata: {
        ...{ id: 'gateway-1', token: 'token-of-gateway-1' },
        ...{ 'service-name': 'router', 'service-version': '1', 'net-address': 'here:1902' },
      },
    });
    expect(received('status')).toMatchObject({
      message: { platform: 'Test' },
      metadata: { id: 'gateway-1' },
    });
    expect(received('downlink')).toMatchObject({ message: { payload: Buffer.from(dataVector.downlink) } });
  });

  it('gets further messages when it is back', async () => {
    await start();
    await delivered();
    server.stop();
    server.copies.splice(0);
    monitor.uplink(gateway, uplink);
    await start();
    await delivered();
  });

  it('gets new streams when the token of a gateway has changed, at most once a minute', async () => {
    await start();
    await delivered();
    const renewed = { ...gateway, token: 'another token' };
    now += 59_999;
    const before = server.copies.length;
    monitor.uplink(renewed, uplink);
    await until('the monitor has the next uplink', () => server.copies.length > before);
    expect(server.copies.at(-1)?.metadata).toMatchObject({ token: gateway.token });
    now += 1;
    await until('the monitor has the other token', () => {
      monitor.uplink(renewed, uplink);
      return server.copies.some(({ metadata }) => metadata['token'] === 'another token');
    });
  });
});

describe('A stream to a monitor', () => {
  const streamWith = (now: () => number) => {
    const [results, dones] = [new Tally(), [] as ((error: { code: number } | null) => void)[]];
    const written: (() => void)[] = [];
    const stream = new MonitorStream<object>({
      open: (done) => {
        dones.push(done as never);
        return { write: (_: object, sent: () => void) => written.push(sent) } as never;
      },
      ...{ results, now, random: () => 1 },
    });
    return { stream, results, dones, written };
  };

  it('drops and counts what is beyond ten messages that wait, and what is lost at its end', () => {
    const { stream, results, dones, written } = streamWith(() => 0);
    for (let n = 0; n < 12; n += 1) stream.send({});
    expect(results.of('buffer_full')).toBe(2);
    for (const sent of written.splice(0, 4)) sent();
    dones[0]?.({ code: 14 });
    expect([results.of('sent'), results.of('lost')]).toEqual([4, 6]);
  });

  it('is opened again after a time that doubles, and after ten minutes when the monitor denies it', () => {
    let now = 0;
    const { stream, results, dones } = streamWith(() => now);
    const opensAfter = (code: number, waitMs: number) => {
      stream.send({});
      const before = dones.length;
      dones.at(-1)?.({ code });
      now += waitMs - 1;
      stream.send({});
      expect(dones).toHaveLength(before);
      now += 1;
      stream.send({});
      expect(dones).toHaveLength(before + 1);
    };
    opensAfter(14, 500);
    opensAfter(14, 1_000);
    opensAfter(7, 600_000);
    expect(results.of('unavailable')).toBe(3);
  });
});
