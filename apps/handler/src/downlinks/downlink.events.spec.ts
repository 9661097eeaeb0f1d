import { describe, expect, it } from '@jest/globals';
import { fromHttpApiJson } from '@fieldpost/contracts';
import { downlinkTemplate, templateOf } from '../../test/memory/network-messages.js';
import { emptyDownlink, noGateways } from './downlink.errors.js';
import { aboutDownlink, downlinkFailed, downlinkSent } from './downlink.events.js';

const downlink = { port: 1, confirmed: true, payloadRaw: Buffer.from([1, 2]) };
const frame = Buffer.from('600102', 'hex');

describe('An event about a downlink', () => {
  it('shows the message without ids and without schedule', () =>
    expect(JSON.stringify(aboutDownlink(downlink))).toBe(
      '{"message":{"port":1,"confirmed":true,"payload_raw":"AQI="}}',
    ));

  it('shows fields as they were requested', () =>
    expect(JSON.stringify(aboutDownlink({ port: 0, confirmed: false, payloadFields: { led: true } }))).toBe(
      '{"message":{"port":0,"payload_fields":{"led":true}}}',
    ));

  it('says what went wrong, with the message where there is one', () => {
    expect(JSON.stringify(downlinkFailed(emptyDownlink(), { port: 1, confirmed: false }))).toBe(
      '{"error":"Downlink Payload not valid: empty","message":{"port":1}}',
    );
    expect(JSON.stringify(downlinkFailed(noGateways()))).toBe(
      '{"error":"No gateways available for downlink"}',
    );
  });

  it('shows how a downlink was sent, the frequency in Hz', () => {
    const sent = { port: 1, confirmed: false, payloadRaw: Buffer.from([1]) };
    expect(JSON.stringify(downlinkSent({ template: downlinkTemplate('', 12), downlink: sent, frame }))).toBe(
      '{"payload":"YAEC","message":{"app_id":"my-app","dev_id":"my-dev","port":1,"payload_raw":"AQ=="},' +
        '"gateway_id":"gw","config":{"modulation":"LORA","data_rate":"SF9BW125","airtime":103424000,"counter":12,' +
        '"frequency":869525000,"power":27}}',
    );
  });

  it('shows the bit rate of FSK', () => {
    const option = {
      ...templateOf('').downlink_option,
      protocol_configuration: { lorawan: { modulation: 'FSK', bit_rate: 50_000 } },
      gateway_configuration: null,
    };
    const template = fromHttpApiJson('broker.DownlinkMessage', {
      ...templateOf(''),
      downlink_option: option,
    });
    expect(JSON.stringify(downlinkSent({ template, downlink: { port: 0, confirmed: false }, frame }))).toBe(
      '{"payload":"YAEC","message":{"app_id":"my-app","dev_id":"my-dev","port":0},"gateway_id":"gw",' +
        '"config":{"modulation":"FSK","bit_rate":50000,"airtime":2240000}}',
    );
  });
});
