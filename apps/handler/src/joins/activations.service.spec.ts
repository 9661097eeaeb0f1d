import { beforeEach, describe, expect, it } from '@jest/globals';
import { unavailable } from '@fieldpost/errors';
import { joinVector } from '@fieldpost/testing';
import type { Device } from '../devices/device.js';
import { type Joins, joinsWith } from '../../test/memory/joins.memory.js';
import { activationOf } from '../../test/memory/network-messages.js';

const request = joinVector.request.toString('hex');
// From the network server: NetID 000013, DevAddr 26011716, RX2 data rate 3, delay 1; the second with a CFList.
const shortTemplate = '2000000013000016170126030100000000';
const longTemplate = '20000000130000161701260301184f84e85684b85e84886684586e840000000000';
const metadata = {
  app_eui: '70B3D57EF0000024',
  dev_eui: '0001020304050607',
  dev_addr: '26011716',
};
const bytes = (hex: string) => Buffer.from(hex, 'hex');

describe('A join', () => {
  let joins: Joins;

  beforeEach(async () => {
    joins = await joinsWith({});
  });

  const activate = (more: object = {}, frame = request) =>
    joins.activations.activate(activationOf(frame, shortTemplate, more));

  it('is answered with an encrypted join accept', async () => {
    expect((await activate()).payload).toEqual(joinVector.accept);
    joins = await joinsWith({});
    const long = await joins.activations.activate(activationOf(request, longTemplate));
    expect(long.payload).toEqual(bytes('2051202be744dd33ce3b545b07f85087247751d83f237af3ffccc80a7479284f29'));
  });

  it('sends the session to the network without the AppSKey', async () => {
    const { payload: _payload, ...answer } = await activate();
    expect(answer.activation_metadata?.lorawan).toMatchObject({
      app_eui: bytes(metadata.app_eui),
      dev_eui: bytes(metadata.dev_eui),
      dev_addr: bytes(metadata.dev_addr),
      nwk_s_key: joinVector.session.nwkSKey,
      rx2_dr: 3,
      rx_delay: 1,
    });
    expect(answer.downlink_option).toMatchObject({ identifier: 'router-1:option-1' });
    expect(JSON.stringify(answer)).not.toContain(JSON.stringify(joinVector.session.appSKey));
  });

  it('stores the session', async () => {
    await activate();
    expect(await joins.stored()).toMatchObject(joinVector.session);
  });

  it('is announced to the application, without keys and with the airtime of the request', async () => {
    await activate();
    expect(joins.publisher.sent).toEqual([
      [
        'activations',
        '{"app_eui":"70B3D57EF0000024","dev_eui":"0001020304050607","dev_addr":"26011716","metadata":{' +
          '"time":"2016-06-13T15:28:56.123456789Z","frequency":868.1,"modulation":"LORA","data_rate":"SF7BW125",' +
          '"airtime":61696000,"coding_rate":"4/5","gateways":[{"gtw_id":"eui-0102030405060708","gtw_trusted":true,' +
          '"timestamp":12345,"time":"","channel":0,"rssi":-25,"snr":5.5,"rf_chain":0,"latitude":52.1234,' +
          '"longitude":6.1234,"altitude":6,"location_source":"registry"}]}}',
      ],
    ]);
  });

  it('is rejected when its nonce was used before', async () => {
    await activate();
    joins.publisher.sent.splice(0);
    await expect(activate()).rejects.toMatchObject({
      kind: 'invalid_argument',
      message: 'Activation DevNonce not valid: already used',
    });
    expect(joins.publisher.sent[0]?.[0]).toBe('activations/errors');
    expect(joins.publisher.sent[0]?.[1]).toMatch(
      /^{"error":"Activation DevNonce not valid: already used","app_eui":"70B3D57EF0000024","dev_eui":"0001020304050607","dev_addr":"26011716","metadata":{"time"/,
    );
  });

  it('has to have a higher DevNonce than the last one with LoRaWAN 1.0.4, and gets the next AppNonce', async () => {
    joins = await joinsWith({ radio: { lorawanVersion: '1.0.4' } });
    const frameWith = async (devNonce: string) => {
      const bare = activationOf(`00240000f07ed5b3700706050403020100${devNonce}00000000`, shortTemplate);
      const { payload } = await joins.activations.challenge({ ...bare, app_id: 'my-app', dev_id: 'my-dev' });
      return Buffer.from(payload ?? '').toString('hex');
    };
    await activate({}, await frameWith('0500'));
    await expect(activate({}, await frameWith('0400'))).rejects.toThrow(
      'Activation DevNonce not valid: should be greater than the last one',
    );
    await activate({}, await frameWith('0600'));
    const { appId, devId } = (await joins.stored()) as Device;
    expect(await joins.devices.lastAppNonce(appId, devId)).toEqual(bytes('000002'));
  });

  it('draws another AppNonce when the first was used before', async () => {
    await activate();
    joins.draws.push('ae3b1c', '000001');
    const other = activationOf('00240000f07ed5b37007060504030201000000d39e37c2', shortTemplate);
    other.payload = (await joins.activations.challenge({ ...other, app_id: 'my-app', dev_id: 'my-dev' }))
      .payload as Buffer;
    await joins.activations.activate(other);
    expect(joins.draws).toEqual([]);
  });

  it('is rejected without a response template', async () => {
    await expect(activate({ response_template: null })).rejects.toThrow(
      'Activation not valid: No gateways available for downlink',
    );
    await expect(activate({ response_template: { payload: 'IA==' } })).rejects.toThrow(
      'Activation not valid: No gateways available for downlink',
    );
  });

  it('is rejected for a device that is unknown or has no AppKey', async () => {
    await expect(activate({ dev_id: 'nobody' })).rejects.toThrow('handler:device:my-app:nobody not found');
    joins = await joinsWith({ appKey: undefined });
    await expect(activate()).rejects.toMatchObject({
      kind: 'not_found',
      message: 'AppKey for device my-dev not found',
    });
  });

  it('is rejected when the metadata is incomplete or speaks of another device', async () => {
    const about = (lorawan: object) => activate({ activation_metadata: { lorawan } });
    await expect(activate({ activation_metadata: null })).rejects.toThrow(
      'Activation not valid: metadata incomplete',
    );
    await expect(about({ ...metadata, dev_addr: undefined })).rejects.toThrow('metadata incomplete');
    await expect(about({ ...metadata, dev_eui: '' })).rejects.toThrow('metadata incomplete');
    await expect(about({ ...metadata, dev_eui: '0001020304050608' })).rejects.toThrow(
      'metadata inconsistent',
    );
  });

  it('is rejected when its frame is no join request, or that of another device', async () => {
    await expect(activate({}, '801617012600020001eeb268a837aa17bb')).rejects.toThrow(
      'Activation not valid: does not contain a join request',
    );
    const otherDevice = '00240000f07ed5b37008060504030201006973ab54d4cc';
    await expect(activate({}, otherDevice)).rejects.toThrow('metadata inconsistent');
  });

  it('is rejected when it was made with another key', async () => {
    await expect(activate({}, request.replace(/..$/, '00'))).rejects.toMatchObject({
      kind: 'not_found',
      message: 'device that validates MIC not found',
    });
    expect(await joins.stored()).not.toHaveProperty('devAddr', '26011716');
  });

  it('is rejected when the template is no join accept', async () => {
    await expect(joins.activations.activate(activationOf(request, '2000000013'))).rejects.toThrow(
      'Payload not valid: ',
    );
  });

  it('has no join accept when the session could not be stored', async () => {
    joins.devices.activate = () => Promise.reject(unavailable({ what: 'database' }));
    await expect(activate()).rejects.toThrow('unavailable: database');
    expect(joins.publisher.topics()).toEqual(['activations/errors']);
  });
});

describe('A challenge', () => {
  const challenge = {
    payload: bytes('00240000f07ed5b37007060504030201006973' + '00000000'),
    message: null,
    app_id: 'my-app',
    dev_id: 'my-dev',
    app_eui: bytes(metadata.app_eui),
    dev_eui: bytes(metadata.dev_eui),
  };

  it('is answered with the MIC of the join request, and nothing is stored or published', async () => {
    const joins = await joinsWith({});
    expect((await joins.activations.challenge(challenge)).payload).toEqual(joinVector.request);
    expect(joins.publisher.sent).toEqual([]);
  });

  it('is not met for a device without AppKey', async () => {
    const joins = await joinsWith({ appKey: undefined });
    await expect(joins.activations.challenge(challenge)).rejects.toThrow(
      'AppKey for device my-dev not found',
    );
    await expect(joins.activations.challenge({ ...challenge, dev_id: 'No Id' })).rejects.toThrow(
      'DevID not valid: ',
    );
  });
});
