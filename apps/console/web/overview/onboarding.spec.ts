import { describe, expect, it } from '@jest/globals';
import { doneSteps } from './onboarding.js';

const nothing = { devices: 0, uplinks: 0, hasDecoder: false, hasClient: false };

describe('The checklist of the overview', () => {
  it('has nothing done without an application', () => expect([...doneSteps([])]).toEqual([]));

  it('has a step done when it is done in any application', () =>
    expect([
      ...doneSteps([
        { ...nothing, devices: 1 },
        { ...nothing, hasDecoder: true },
      ]),
    ]).toEqual(['application', 'device', 'decoder']));

  it('knows that a device was there when it has sent something', () =>
    expect([...doneSteps([{ ...nothing, uplinks: 2, hasClient: true }])]).toEqual([
      'application',
      'device',
      'uplink',
      'client',
    ]));

  it('takes what is not known as not done', () =>
    expect([
      ...doneSteps([{ devices: undefined, uplinks: undefined, hasDecoder: undefined, hasClient: undefined }]),
    ]).toEqual(['application']));
});
