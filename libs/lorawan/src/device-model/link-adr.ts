import type { LinkAdrParameters } from '../mac-commands/downlink-commands.js';
import type { UplinkCommand } from '../mac-commands/uplink-commands.js';
import type { DeviceRadio } from './device-radio.js';

/** A value of data rate or power that keeps the current one. */
const unchanged = 15;

/**
 * Carries out consecutive LinkADRReq commands as one: the masks apply in order, rate and power come from the last one.
 * Unless all parts are accepted nothing changes; each command gets the same answer (LoRaWAN 1.0.3 section 5.2).
 */
export function withLinkRequests(radio: DeviceRadio, requests: readonly LinkAdrParameters[]): DeviceRadio {
  const last = requests.at(-1);
  if (!last) return radio;
  const enabled = requests.reduce<readonly number[] | undefined>(
    (channels, request) => channels && masked(radio, channels, request),
    radio.enabled,
  );
  const wanted = {
    dataRate: last.dataRate === unchanged ? radio.dataRate : last.dataRate,
    txPower: last.txPower === unchanged ? radio.txPower : last.txPower,
  };
  const answer: UplinkCommand = {
    name: 'LinkADRAns',
    channelMask: enabled !== undefined && enabled.length > 0,
    dataRate: hasChannelFor(radio, enabled ?? radio.enabled, wanted.dataRate),
    power: wanted.txPower < radio.plan.region.txPower.offsetsDb.length,
  };
  const answers = [...radio.answers, ...requests.map(() => answer)];
  if (!enabled || !answer.channelMask || !answer.dataRate || !answer.power) return { ...radio, answers };
  return { ...radio, ...wanted, enabled, nbTrans: Math.max(1, last.nbTrans), answers };
}

const hasChannelFor = ({ channels }: DeviceRadio, enabled: readonly number[], dataRate: number): boolean =>
  enabled.some((index) => {
    const channel = channels[index];
    return channel !== undefined && channel.minDataRate <= dataRate && dataRate <= channel.maxDataRate;
  });

/** The channels after one mask; `undefined` when it names one that is not defined, or its control has no meaning. */
function masked(
  { plan, channels }: DeviceRadio,
  enabled: readonly number[],
  { channelMask, maskControl }: LinkAdrParameters,
): readonly number[] | undefined {
  const { blocks, banks, allOn, allOff, tail } = plan.region.linkAdr;
  const defined = Object.keys(channels).map(Number);
  const block = blocks[String(maskControl)];
  if (block) return replaced({ defined, enabled }, bitsOf(channelMask, block), block);
  if (maskControl === banks) return defined.filter((index) => (channelMask >> bankOf(index)) & 1);
  if (maskControl !== allOn && maskControl !== allOff) return undefined;
  const body = maskControl === allOn ? defined : [];
  return tail ? replaced({ defined, enabled: body }, bitsOf(channelMask, tail), tail) : body;
}

/** Channels of 500 kHz follow those of 125 kHz: the ninth one belongs to the first eight. */
const bankOf = (index: number): number => (index < 64 ? index >> 3 : index - 64);

type Block = readonly [first: number, count: number];

const bitsOf = (mask: number, [first, count]: Block): readonly number[] =>
  Array.from({ length: count }, (_, bit) => first + bit).filter((index) => (mask >> (index - first)) & 1);

function replaced(
  { defined, enabled }: { readonly defined: readonly number[]; readonly enabled: readonly number[] },
  chosen: readonly number[],
  [first, count]: Block,
): readonly number[] | undefined {
  if (chosen.some((index) => !defined.includes(index))) return undefined;
  const others = enabled.filter((index) => index < first || index >= first + count);
  return [...others, ...chosen].sort((a, b) => a - b);
}
