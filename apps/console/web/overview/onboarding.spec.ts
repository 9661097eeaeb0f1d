import { describe, expect, it } from '@jest/globals';
import type { UplinkMessage } from '../live/uplink.js';
import { type Beginning, decodingIn, doneSteps, failingDecoder } from './onboarding.js';

const nothing: Beginning = {
  ...{ devices: 0, uplinks: 0, hasDecoder: false, hasClient: false },
  decoding: 'unknown',
};
const hour = (uplinks: number, errors: number) => ({ at: '', uplinks, errors, downlinks: 0, joins: 0 });

describe('The checklist of the overview', () => {
  it('has nothing done without an application', () => expect([...doneSteps([])]).toEqual([]));

  it('has a step done when it is done in any application', () =>
    expect([
      ...doneSteps([
        { ...nothing, devices: 1 },
        { ...nothing, hasDecoder: true, uplinks: 1, decoding: 'works' },
      ]),
    ]).toEqual(['application', 'device', 'uplink', 'decoder']));

  it('knows that a device was there when it has sent something', () =>
    expect([...doneSteps([{ ...nothing, uplinks: 2, hasClient: true }])]).toEqual([
      'application',
      'device',
      'uplink',
      'client',
    ]));

  it('takes what is not known as not done', () =>
    expect([
      ...doneSteps([
        { ...nothing, devices: undefined, uplinks: undefined, hasDecoder: undefined, hasClient: undefined },
      ]),
    ]).toEqual(['application']));
});

type Seen = Pick<UplinkMessage, 'payload_fields'>;
const plain: Seen = {};
const decoded: Seen = { payload_fields: { level: 1 } };

describe('The step of the decoder', () => {
  const decoding = { ...nothing, hasDecoder: true, uplinks: 3 };

  it('is not done when uplinks are not decoded, which is said of the application', () => {
    const failing: Beginning = { ...decoding, decoding: 'fails' };
    expect(doneSteps([failing]).has('decoder')).toBe(false);
    expect(failingDecoder([nothing, failing])).toBe(1);
    expect(failingDecoder([nothing, decoding])).toBeUndefined();
  });

  it('is done for a user who may not read whether there are uplinks', () =>
    expect(doneSteps([{ ...decoding, uplinks: undefined }]).has('decoder')).toBe(true));

  it('is not done before there is an uplink to decode', () =>
    expect(doneSteps([{ ...decoding, uplinks: 0 }]).has('decoder')).toBe(false));

  it.each([
    ['fails', 'every uplink has an error', [hour(5, 0), hour(2, 2), hour(0, 0)], []],
    ['fails', 'uplinks have errors since there is a decoder', [hour(4, 3)], []],
    ['works', 'few uplinks have errors', [hour(2, 2), hour(10, 1)], []],
    ['works', 'the newest uplink that a page has seen has fields', [hour(2, 2)], [decoded, plain]],
    ['fails', 'only older uplinks that a page has seen have fields', [hour(2, 2)], [plain, decoded]],
    ['unknown', 'nothing has come', [hour(0, 0)], []],
  ] as const)('%s when %s', (result, _, hours, seen) => expect(decodingIn(hours, seen)).toBe(result));
});
