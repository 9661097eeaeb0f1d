import { describe, expect, it } from '@jest/globals';
import { type Beginning, doneSteps, failingDecoder } from './onboarding.js';

const nothing: Beginning = {
  ...{ devices: 0, uplinks: 0, hasDecoder: false, hasClient: false },
  decoding: 'unknown',
};

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

describe('The step of the decoder', () => {
  const decoder: Beginning = { ...nothing, hasDecoder: true, uplinks: 3 };
  const isDone = (one: Beginning) => doneSteps([one]).has('decoder');

  it('is done when uplinks are decoded, also by a codec of their device alone', () =>
    expect(isDone({ ...decoder, hasDecoder: false, decoding: 'works' })).toBe(true));

  it('is not done when uplinks are not decoded, which is said of the application', () => {
    const failing: Beginning = { ...decoder, decoding: 'fails' };
    expect(isDone(failing)).toBe(false);
    expect(failingDecoder([nothing, failing])).toBe(1);
    expect(failingDecoder([nothing, decoder])).toBeUndefined();
  });

  it('is not done while a decoder waits for its first uplink', () => {
    expect(isDone({ ...decoder, uplinks: 0 })).toBe(false);
    expect(isDone({ ...decoder, decoding: 'none' })).toBe(false);
  });

  it('is done with a decoder when it is not known whether uplinks are decoded', () => {
    expect(isDone(decoder)).toBe(true);
    expect(isDone({ ...decoder, uplinks: undefined })).toBe(true);
    expect(isDone({ ...decoder, hasDecoder: false })).toBe(false);
  });
});
