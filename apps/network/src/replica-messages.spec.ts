import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import {
  downlinkOfReplica,
  offeredOptions,
  offerOfReplica,
  outcomeOfReplica,
  templateOfReplica,
  transmissionOfReplica,
  wantedOptions,
} from './downlinks/replica-data.js';
import { uplinkOfReplica } from './handlers/handler-streams.js';
import { frameOfReplica } from './receptions/frame-distribution.js';
import { stateOfReplica } from './replicas/members.js';
import { readReplicaMessage, writeReplicaMessage } from './replicas/message-format.js';
import { sentFrameOfReplica } from './router/gateway-airtime.js';
import {
  gatewayIdOfReplica,
  gatewayIdsOfReplica,
  reportOfReplica,
  summariesOfReplica,
  unregisteredOfReplica,
} from './status/replica-reports.js';

const summary =
  '"id":"my-gateway","isConnected":true,"lastSeen":1764000000000,"uplinks":3,"downlinks":2,"rejections":1';
const option =
  '{"option":{"identifier":"router:1","gateway_id":"my-gateway","score":1},"dueInMs":900,"isImmediate":false,"maxLength":51}';
const reception =
  '"protocolMetadata":{"lorawan":{"data_rate":"SF7BW125"}},"gatewayMetadata":{"gateway_id":"my-gateway","snr":7}';
const euis = '{"appEui":"70B3D57EF0000024","devEui":"0001020304050607"}';
const heard =
  '{"at":1764000000000,"frequencyHz":868100000,"dataRate":"SF7BW125","rssi":-35,"snr":7,"length":13,"device":{"devAddr":"26011BDA"}}';
const frame = '{"frequencyHz":869525000,"at":1764000000000,"airtime":61.696,"immediateFor":"my-app"}';

/** Data of each kind of message, as it is on Redis: replicas of the last release write it and read it too. */
const messages: readonly (readonly [kind: string, form: z.ZodType, data: string])[] = [
  [
    'state (reply)',
    stateOfReplica,
    '{"version":3,"state":{"handlers":{"my-handler":1764000000000},"trustedGateways":["my-gateway"]}}',
  ],
  ['frame', frameOfReplica, `{"payload":{"base64":"QNobASY="},${reception},"options":[${option}]}`],
  [
    'uplink',
    uplinkOfReplica,
    '{"handlerId":"my-handler","uplink":{"payload":{"base64":"QNobASY="},"app_id":"my-app"}}',
  ],
  ['sent', sentFrameOfReplica, `{"gatewayId":"my-gateway","frame":${frame}}`],
  [
    'downlink',
    downlinkOfReplica,
    '{"handlerId":"my-handler","message":{"payload":{"base64":"YA=="},"app_id":"my-app","dev_id":"my-dev","downlink_option":null}}',
  ],
  [
    'transmit',
    transmissionOfReplica,
    '{"identifier":"router:1","downlink":{"payload":{"base64":"YA=="},"ids":{"app_id":"my-app","dev_id":"my-dev"},"euis":{"app_eui":{"base64":"cLPVfvAAACQ="},"dev_eui":{"base64":"AAECAwQFBgc="}}}}',
  ],
  ['transmit (reply)', outcomeOfReplica, '"accepted"'],
  ['offer', offerOfReplica, `{"handlerId":"my-handler","euis":${euis}}`],
  ['offer (reply)', templateOfReplica, '{"payload":{"base64":"YA=="},"app_id":"my-app","dev_id":"my-dev"}'],
  [
    'immediate-options',
    wantedOptions,
    '{"appId":"my-app","heardBy":[{"gatewayId":"my-gateway","plan":"EU_863_870","snr":7}]}',
  ],
  ['immediate-options (reply)', offeredOptions, `{"options":[${option}],"isUsedUp":false}`],
  ['gateway-report', gatewayIdOfReplica, '"my-gateway"'],
  [
    'gateway-report (reply)',
    reportOfReplica,
    `{${summary},"link":{"protocol":"udp","address":"192.0.2.1","roundTripMs":20},"status":{"platform":"test"},"lastRejection":{"at":1764000000000,"reason":"too_late"},"dutyCycle":[{"fromHz":869400000,"toHz":869650000,"limit":0.1,"used":0.01}],"lastUplinks":[${heard}]}`,
  ],
  ['gateway-summaries', gatewayIdsOfReplica, '["my-gateway","other-gateway"]'],
  [
    'gateway-summaries (reply)',
    summariesOfReplica,
    `[{${summary}},{"id":"other-gateway","isConnected":false,"uplinks":0,"downlinks":0,"rejections":0}]`,
  ],
  [
    'unregistered-gateways (reply)',
    unregisteredOfReplica,
    '[{"eui":"AA555A0000000101","address":"192.0.2.1","packets":3,"firstSeen":1764000000000,"lastSeen":1764000000001}]',
  ],
];

const textOf = (data: string): string => `{"from":"b","kind":"any","data":${data}}`;

describe('The data of a message between replicas', () => {
  it.each(messages)('of the kind %s is read and written as other releases do', (_kind, form, data) => {
    const read = form.parse(readReplicaMessage(textOf(data)).data);
    expect(writeReplicaMessage({ from: 'b', kind: 'any', data: read })).toBe(textOf(data));
  });

  it.each(messages)('of the kind %s is rejected in another form', (_kind, form) => {
    for (const other of [null, 7, [7]]) expect(form.safeParse(other).success).toBe(false);
  });

  it('may have members that only a later release knows', () => {
    const later = { gatewayId: 'my-gateway', later: 1, frame: { ...JSON.parse(frame), later: {} } };
    expect(sentFrameOfReplica.parse(later)).toMatchObject({ gatewayId: 'my-gateway' });
  });

  it('names no device with EUIs that are none', () => {
    const offer = JSON.parse(`{"handlerId":"my-handler","euis":${euis.replace('0001', '00Z1')}}`) as unknown;
    expect(() => offerOfReplica.parse(offer)).toThrow('EUI');
  });
});
