import type { ChannelMaskControl, Region } from '../regions/region.js';
import type { LinkAdrParameters } from './downlink-commands.js';

/** What a device should use: the indexes of its channels among them. */
export interface LinkParameters {
  readonly dataRate: number;
  readonly txPower: number;
  readonly nbTrans: number;
  readonly channels: readonly number[];
}

type Mask = Pick<LinkAdrParameters, 'channelMask' | 'maskControl'>;

/**
 * The LinkADRReq commands that have a device use a data rate, a power and exactly these channels: one block, of which
 * devices take rate and power from the last command (LoRaWAN 1.0.2 section 5.2). In America and Australia the first
 * command switches the channels of 125 kHz off; it has the data rate of the channels of 500 kHz, since devices of 1.0.0
 * take each command by itself.
 */
export function linkAdrRequests(region: Region, wanted: LinkParameters): readonly LinkAdrParameters[] {
  const { dataRate, txPower, nbTrans } = wanted;
  const masks = shortest(maskBlocks(region.linkAdr, wanted.channels));
  return masks.map((mask, i) => {
    const isLast = i === masks.length - 1;
    const wideRate = region.uplinkChannels[region.linkAdr.tail?.[0] ?? -1]?.[1];
    const isWideOnly = !isLast && mask.maskControl === region.linkAdr.allOff && wideRate !== undefined;
    return isWideOnly
      ? { dataRate: wideRate, txPower: 0, nbTrans, ...mask }
      : { dataRate, txPower, nbTrans, ...mask };
  });
}

const shortest = (blocks: readonly (readonly Mask[])[]): readonly Mask[] =>
  blocks.reduce((best, block) => (block.length < best.length ? block : best));

/** The ways to select channels: block by block, or all on or off first, and then the blocks that differ. */
function maskBlocks(control: ChannelMaskControl, channels: readonly number[]): (readonly Mask[])[] {
  const blocks = Object.entries(control.blocks).map(([maskControl, [first, count]]) => {
    const channelMask = maskOf(channels, first, count);
    return { maskControl: Number(maskControl), channelMask, isFull: channelMask === 2 ** count - 1, first };
  });
  if (control.maxChannels === 16) return [blocks.map(toMask)];

  const [tailFirst = Infinity, tailCount = 0] = control.tail ?? [];
  const channelMask = maskOf(channels, tailFirst, tailCount);
  const body = blocks.filter(({ first }) => first !== tailFirst);
  const allOn = [
    { maskControl: control.allOn, channelMask },
    ...body.filter((block) => !block.isFull).map(toMask),
  ];
  const ways = [blocks.map(toMask), allOn];
  if (control.allOff !== null) {
    const used = body.filter((block) => block.channelMask !== 0).map(toMask);
    ways.push([{ maskControl: control.allOff, channelMask }, ...used]);
  }
  return ways;
}

const toMask = ({ maskControl, channelMask }: Mask): Mask => ({ maskControl, channelMask });

const maskOf = (channels: readonly number[], first: number, count: number): number =>
  channels.reduce(
    (mask, channel) => (channel >= first && channel < first + count ? mask | (1 << (channel - first)) : mask),
    0,
  );
