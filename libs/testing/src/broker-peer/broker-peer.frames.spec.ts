import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { parsePhyPayload, signDataFrame } from '@fieldpost/lorawan';
import jwt from 'jsonwebtoken';
import { DeviceSimulator } from '../devices/device.js';
import { dataVector, joinVector } from '../devices/vectors.js';
import { appId, handlerId, StandInNetwork } from './stand-in-network.js';

const { session, uplink, uplinkPayload } = dataVector;
const abp = { dev_addr: Buffer.from(session.devAddr, 'hex'), nwk_s_key: session.nwkSKey };
const otaa = {
  dev_id: 'otaa',
  app_eui: Buffer.from(joinVector.identity.appEui, 'hex'),
  dev_eui: Buffer.from(joinVector.identity.devEui, 'hex'),
  activation_constraints: 'local',
};

let network: StandInNetwork;
beforeEach(async () => {
  network = await StandInNetwork.start();
});
afterEach(() => network.stop());

describe('An uplink through the broker peer', () => {
  beforeEach(async () => {
    await network.setDevice(abp);
    await network.handler.connect(network.broker);
  });

  it('reaches the handler with its full counter and a template for the downlink', async () => {
    await network.peer.deliverUplink(uplink);
    const message = await network.handler.uplinks.take('abp', 1_000);
    expect(message.payload).toEqual(uplink);
    expect(message.protocol_metadata?.lorawan?.f_cnt).toBe(2);
    expect(message.response_template?.payload.toString('hex')).toBe('60161701262000000100000000');
  });

  it('is dropped when its MIC is wrong', async () => {
    const changed = Buffer.from(uplink);
    changed[changed.length - 1] = 0;
    await expect(network.peer.deliverUplink(changed)).rejects.toThrow('the MIC is wrong');
  });

  it('is dropped when its counter went back', async () => {
    const device = Object.assign(DeviceSimulator.abp(session), { fCntUp: 1 });
    await network.peer.deliverUplink(uplink);
    const earlier = device.uplink({ port: 1, payload: uplinkPayload });
    await expect(network.peer.deliverUplink(earlier)).rejects.toThrow('counter 1 does not follow 2');
  });

  it('passes again when it is confirmed and repeated', async () => {
    await network.peer.deliverUplink(uplink);
    expect((await network.peer.deliverUplink(uplink)).fCnt).toBe(2);
  });

  it('can be corrupted, duplicated or sent without a gateway for the downlink, for tests', async () => {
    await network.peer.deliverUplink(uplink, { flaw: 'no_gateway', copies: 2 });
    expect((await network.handler.uplinks.take('abp', 1_000)).response_template).toBeNull();
    await network.handler.uplinks.take('abp', 1_000);
    await network.peer.deliverUplink(uplink, { flaw: 'wrong_mic' });
    expect((await network.handler.uplinks.take('abp', 1_000)).payload.subarray(-4)).toEqual(Buffer.alloc(4));
  });

  it('fails when the handler is not connected', async () => {
    network.handler.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(network.peer.deliverUplink(uplink)).rejects.toThrow('has no Subscribe stream');
  });
});

describe('A downlink through the broker peer', () => {
  beforeEach(async () => {
    await network.setDevice({ ...abp, f_cnt_down: 7 });
    await network.handler.connect(network.broker);
    await network.peer.deliverUplink(uplink);
  });

  it('gets its counter and its MIC from the network server', async () => {
    const { response_template: template } = await network.handler.uplinks.take('abp', 1_000);
    network.handler.send({ ...template });
    const { phyPayload } = await network.peer.nextDownlink(session.devAddr);
    expect(parsePhyPayload(phyPayload)).toMatchObject({ mType: 'UNCONFIRMED_DOWN', fCnt: 7 });
    expect(phyPayload).toEqual(signDataFrame({ nwkSKey: session.nwkSKey, fCnt32: 7, phyPayload }));
  });

  it('uses up a counter', async () => {
    const { response_template: template } = await network.handler.uplinks.take('abp', 1_000);
    network.handler.send({ ...template });
    network.handler.send({ ...template });
    await network.peer.nextDownlink(session.devAddr);
    const { phyPayload } = await network.peer.nextDownlink(session.devAddr);
    expect(parsePhyPayload(phyPayload)).toMatchObject({ fCnt: 8 });
  });

  it('is dropped when the handler is not announced for the application', async () => {
    const { response_template: template } = await network.handler.uplinks.take('abp', 1_000);
    network.handler.send({ ...template, app_id: 'other' });
    await expect(network.peer.nextDownlink(session.devAddr, 300)).rejects.toThrow('no downlink for 26011716');
    expect(network.peer.complaints).toEqual([`${handlerId} is not announced for other`]);
  });
});

describe('A join through the broker peer', () => {
  beforeEach(() => network.setDevice(otaa));

  it('gives device and network server the same session', async () => {
    const device = DeviceSimulator.otaa(joinVector.identity);
    const { accept, device: known } = await network.peer.join(device.joinRequest(joinVector.devNonce));
    device.acceptJoin(accept);
    expect({ devAddr: known.devAddr, nwkSKey: known.nwkSKey }).toEqual({
      devAddr: device.session.devAddr,
      nwkSKey: device.session.nwkSKey,
    });
    expect(device.session.devAddr).toMatch(/^26000/);
  });

  it('proves itself to the handler, with the token twice as Go components send it', async () => {
    await network.peer.join(joinVector.request);
    const [token = ''] = network.handler.lastMetadata?.get('token') ?? [];
    const [first, second] = String(token).split(', ');
    expect(first).toBe(second);
    expect(jwt.decode(String(first))).toMatchObject({ iss: 'broker-one', sub: 'broker-one' });
  });

  it('fails where no handler knows the key', async () => {
    network.handler.knownKey = Buffer.alloc(16, 3);
    await expect(network.peer.join(joinVector.request)).rejects.toThrow(
      `no handler of ${appId} knows the key of otaa`,
    );
  });

  it('fails where the network server does not know the device', async () => {
    const stranger = { ...joinVector.identity, devEui: Eui('0000000000000009') };
    const request = DeviceSimulator.otaa(stranger).joinRequest(joinVector.devNonce);
    await expect(network.peer.join(request)).rejects.toThrow('not found');
  });
});
