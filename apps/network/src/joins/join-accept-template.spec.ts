import { describe, expect, it } from '@jest/globals';
import { DevAddr, Eui } from '@fieldpost/domain';
import { frequencyPlan } from '@fieldpost/lorawan';
import { activationSettings, joinAcceptTemplate } from './join-accept-template.js';

const request = {
  mType: 'JOIN_REQUEST' as const,
  appEui: Eui('70B3D57ED0001234'),
  devEui: Eui('0004A30B001C0530'),
  devNonce: Buffer.from('c8e1', 'hex'),
  mic: Buffer.alloc(4),
};

function decisionIn(name: string) {
  const plan = frequencyPlan(name);
  if (!plan) throw new Error(`there is no plan ${name}`);
  return { request, devAddr: DevAddr('26011BDA'), plan, netId: Buffer.from('000013', 'hex') };
}

describe('The template of a join accept', () => {
  it('has the frequencies of the plan, RX2 and the delay, and zeros for the handler to fill in', () =>
    expect(joinAcceptTemplate(decisionIn('EU_863_870')).toString('hex')).toBe(
      '20000000130000da1b01260301184f84e85684b85e84886684586e840000000000',
    ));

  it('has the channels of the plan where devices know all channels', () =>
    expect(joinAcceptTemplate(decisionIn('US_902_928')).toString('hex')).toBe(
      '20000000130000da1b0126080100ff00000000000002000000000000010' + '0000000',
    ));

  it('comes with the same settings in the form of v2', () =>
    expect(activationSettings(decisionIn('EU_863_870'))).toMatchObject({
      ...{ rx1_dr_offset: 0, rx2_dr: 3, rx_delay: 1, frequency_plan: 'EU_863_870' },
      cf_list: { freq: [867_100_000, 867_300_000, 867_500_000, 867_700_000, 867_900_000] },
    }));
});
