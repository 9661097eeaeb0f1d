import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { router } from '@fieldpost/contracts';
import { type Certificate, CertificateAuthority, StationPeer, until } from '@fieldpost/testing';
import { frame, joinRequest, key, StationNetwork } from '../../../test/memory/station.memory.js';

const network = new StationNetwork();
const stations: StationPeer[] = [];
let client: Certificate;

beforeAll(async () => {
  const authority = await CertificateAuthority.make();
  client = await authority.issue('my-gateway');
  const file = join(mkdtempSync(join(tmpdir(), 'station-')), 'client-ca.pem');
  writeFileSync(file, authority.ca);
  await network.start({ NETWORK_STATION_CLIENT_CA_FILE: file });
});

afterEach(async () => {
  for (const station of stations.splice(0)) await station.stop();
  network.uplinks.splice(0);
});

afterAll(() => network.server.onModuleDestroy());
async function start(options = network.station): Promise<StationPeer> {
  const station = await StationPeer.start(options);
  stations.push(station);
  await until('the gateway is connected', () => network.connections.size > 0);
  return station;
}

const downlinkAt = (timestamp: number): router.DownlinkMessage => ({
  payload: Buffer.from('60da1b0126204623', 'hex'),
  protocol_configuration: { lorawan: { modulation: 'LORA', data_rate: 'SF9BW125', coding_rate: '4/5' } },
  gateway_configuration: { timestamp, frequency: '869525000', power: 27, polarization_inversion: true },
});

const transmit = (timestamp: number) =>
  network.connections.get('my-gateway')?.transmit(downlinkAt(timestamp)) ?? Promise.resolve('no connection');

const low32 = (xtime: bigint): number => Number(BigInt.asUintN(32, xtime));

/** Forwards a frame, and waits until the network has it. */
async function forwarded(station: StationPeer, bytes = frame): Promise<bigint> {
  const before = network.uplinks.length;
  const xtime = station.forward(bytes);
  await until('the frame has arrived', () => network.uplinks.length > before);
  return xtime;
}

describe('A gateway with Basics Station', () => {
  it('delivers data frames and join requests as messages of v2, and is trusted', async () => {
    const station = await start();
    const xtime = await forwarded(station);
    await forwarded(station, joinRequest);
    expect(network.uplinks).toMatchObject([
      {
        gateway: { id: 'my-gateway', frequencyPlan: 'EU_863_870', isTrusted: true },
        message: {
          payload: frame,
          protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
          gateway_metadata: { timestamp: low32(xtime), frequency: '868100000', rssi: -35, snr: 5.1 },
        },
      },
      { message: { payload: joinRequest } },
    ]);
    expect(network.statuses.at(-1)).toMatchObject({
      ...{ gateway_trusted: true, platform: 'Basics Station 2.0.6(linux/std) (linux)' },
      ...{ ip: ['127.0.0.1'], frequency_plan: 'EU_863_870' },
    });
    expect(network.connections.get('my-gateway')?.link).toEqual({
      ...{ protocol: 'basics-station', address: '127.0.0.1' },
    });
  });

  it('transmits in RX1 and RX2 of an uplink, whose 64-bit time comes back to the bit', async () => {
    const station = await start();
    const xtime = await forwarded(station);
    const results = [transmit(low32(xtime) + 1_000_000), transmit(low32(xtime) + 2_000_000)];
    const common = { dC: 0, RxDelay: 1, rctx: 1, xtime, pdu: '60da1b0126204623' };
    expect(await station.next('dnmsg')).toMatchObject({ ...common, RX1DR: 3, RX1Freq: 869_525_000 });
    expect(await station.next('dnmsg')).toMatchObject({ ...common, RX2DR: 3, RX2Freq: 869_525_000 });
    expect(await Promise.all(results)).toEqual(['accepted', 'accepted']);
    expect(xtime > 2n ** 53n).toBe(true);
  });

  it('transmits to devices of class C at once', async () => {
    const station = await start();
    const result = transmit(0);
    expect(await station.next('dnmsg')).toMatchObject({ dC: 2, RX2DR: 3, RX2Freq: 869_525_000 });
    expect(await result).toBe('accepted');
  });

  it('that does not report a transmission has failed', async () => {
    const station = await start();
    station.transmits = () => false;
    const xtime = await forwarded(station);
    expect(await transmit(low32(xtime) - 1_000_000)).toBe('other_error');
    const pending = transmit(low32(xtime) + 20_000_000);
    await station.stop();
    expect(await pending).toBe('unreachable');
    expect(network.connections.size).toBe(0);
  });

  it('gets the GPS time when it asks, with its own time to the bit', async () => {
    const station = await start();
    station.send({ msgtype: 'timesync', txtime: 9_007_199_254_740_993n });
    const answer = await station.next('timesync');
    expect(answer).toMatchObject({ txtime: 9_007_199_254_740_993n, MuxTime: expect.any(Number) });
    // GPS time is 18 s ahead of UTC, and starts in 1980.
    const unixSeconds = Number(answer['gpstime']) / 1e6 + 315_964_800 - 18;
    expect(Math.abs(unixSeconds - Number(answer['MuxTime']))).toBeLessThan(5);
  });

  it('has one connection: a new one takes its place', async () => {
    const first = await start();
    const closed = first.closed();
    const second = await StationPeer.start(network.station);
    stations.push(second);
    expect(await first.next('error')).toMatchObject({ error: 'the gateway has connected again' });
    expect(await closed).toBe(1008);
    const result = transmit(0);
    expect(await second.next('dnmsg')).toMatchObject({ dC: 2 });
    expect(await result).toBe('accepted');
  });

  it('is disconnected when its key is replaced, and not while account is unavailable', async () => {
    const station = await start();
    const closed = station.closed();
    network.isAccountAvailable = false;
    await network.server.sweep();
    expect(network.connections.size).toBe(1);
    network.isAccountAvailable = true;
    network.keys['my-gateway'] = 'another one';
    await network.server.sweep();
    network.keys['my-gateway'] = key;
    expect(await station.next('error')).toMatchObject({
      error: 'Not the key or the certificate of gateway my-gateway',
    });
    expect(await closed).toBe(1008);
  });

  it('may show a token of the gateway, a key without Bearer, or a client certificate', async () => {
    for (const authorization of ['Bearer gateway.my-gateway.token', key])
      await start({ ...network.station, authorization });
    const { authorization: _none, ...station } = network.station;
    await start({ ...station, client } as never);
    expect(await StationPeer.discover({ ...station, eui: 'AA555A0000000102', client })).toMatchObject({
      error: 'Not the key or the certificate of gateway other-gateway',
    });
  });
});
