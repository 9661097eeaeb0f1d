import { describe, expect, it } from '@jest/globals';
import { regions } from '../regions/regions.js';
import { range } from '../regions/tables.js';
import type { Region } from '../regions/region.js';
import { linkAdrRequests } from './channel-mask.js';
import { downlinkCommands, type LinkAdrParameters } from './downlink-commands.js';

type Mask = Pick<LinkAdrParameters, 'channelMask' | 'maskControl'>;

/**
 * The channels of a device after one LinkADRReq, from those that are on and those that it knows; `undefined` when
 * ChMaskCntl has no meaning in the region.
 */
function maskedChannels(
  { linkAdr }: Region,
  { enabled, defined }: { readonly enabled: readonly number[]; readonly defined: readonly number[] },
  { channelMask, maskControl }: Mask,
): readonly number[] | undefined {
  const isSet = (bit: number): boolean => bit >= 0 && bit < 16 && ((channelMask >> bit) & 1) === 1;
  const block = linkAdr.blocks[String(maskControl)];
  const [tailFirst = Infinity] = linkAdr.tail ?? [];
  const isOn = (channel: number): boolean => {
    if (block) return isWithin(block, channel) ? isSet(channel - block[0]) : enabled.includes(channel);
    if (maskControl === linkAdr.banks)
      return isSet(channel >= tailFirst ? channel - tailFirst : channel >> 3);
    return channel >= tailFirst ? isSet(channel - tailFirst) : maskControl === linkAdr.allOn;
  };
  const isKnown = block ?? [linkAdr.banks, linkAdr.allOn, linkAdr.allOff].includes(maskControl);
  return isKnown ? defined.filter(isOn) : undefined;
}

const isWithin = ([first, count]: readonly [number, number], channel: number): boolean =>
  channel >= first && channel < first + count;

const hexOf = (region: keyof typeof regions, link: Parameters<typeof linkAdrRequests>[1]): string =>
  downlinkCommands
    .encode(linkAdrRequests(regions[region], link).map((request) => ({ name: 'LinkADRReq', ...request })))
    .toString('hex');

const secondSubBand = [...range(8, 15), 65];

describe('The commands for data rate, power and channels', () => {
  it.each([
    ['EU868', 'one mask', { dataRate: 5, txPower: 1, nbTrans: 1, channels: range(0, 7) }, '0351ff0001'],
    [
      'US915',
      'the second sub-band as The Things Network v2 sends it',
      { dataRate: 3, txPower: 5, nbTrans: 1, channels: secondSubBand },
      '0340020071033500ff01',
    ],
    ['US915', 'all channels', { dataRate: 3, txPower: 0, nbTrans: 2, channels: range(0, 71) }, '0330ff0062'],
    [
      'US915',
      'wide channels alone',
      { dataRate: 4, txPower: 0, nbTrans: 1, channels: range(64, 71) },
      '0340ff0071',
    ],
    ['CN470', 'all channels', { dataRate: 5, txPower: 0, nbTrans: 1, channels: range(0, 95) }, '0350000061'],
    [
      'CN470-20A',
      'eight channels',
      { dataRate: 5, txPower: 0, nbTrans: 1, channels: range(8, 15) },
      '03500000710350 00ff01',
    ],
  ] as const)('in %s are %s', (region, _what, link, hex) => {
    expect(hexOf(region, link)).toBe(hex.replace(' ', ''));
  });

  it.each(Object.entries(regions))('in %s give the device the channels that were wanted', (_name, region) => {
    const defined = range(0, region.linkAdr.maxChannels - 1);
    const selections = [defined, defined.slice(0, 8), defined.slice(3, 40), defined.slice(-8), [0, 9, 15]];
    for (const channels of selections) {
      const requests = linkAdrRequests(region, { dataRate: 2, txPower: 1, nbTrans: 1, channels });
      const enabled = requests.reduce<readonly number[] | undefined>(
        (on, mask) => on && maskedChannels(region, { enabled: on, defined }, mask),
        defined.slice(1, 3),
      );
      expect(enabled).toEqual(channels);
      expect(requests.at(-1)).toMatchObject({ dataRate: 2, txPower: 1, nbTrans: 1 });
    }
  });
});

describe('ChMaskCntl', () => {
  const after = (region: keyof typeof regions, maskControl: number, channelMask: number) =>
    maskedChannels(
      regions[region],
      { enabled: [1, 17, 70], defined: range(0, 71) },
      { maskControl, channelMask },
    );

  it.each([
    ['EU868', 6, 0, range(0, 71)],
    ['EU868', 1, 0xffff, undefined],
    ['US915', 0, 0x8001, [0, 15, 17, 70]],
    ['US915', 4, 0x0003, [1, 17, 64, 65]],
    ['US915', 5, 0x0002, [...range(8, 15), 65]],
    ['US915', 6, 0x0080, [...range(0, 63), 71]],
    ['US915', 7, 0x0080, [71]],
    ['AU915', 7, 0x0002, [65]],
    ['CN470', 6, 0, range(0, 71)],
    ['CN470', 7, 0, undefined],
    ['CN470-20A', 7, 0, []],
  ] as const)('in %s %i with the mask %i', (region, maskControl, channelMask, channels) => {
    expect(after(region, maskControl, channelMask)).toEqual(channels);
  });
});
