import type { FrequencyPlan } from '../../api/account.js';

type Channel = FrequencyPlan['uplink_channels'][number];
type LoraChannel = Extract<Channel, { readonly modulation: 'LORA' }>;

const mega = 1_000_000;
/** Bandwidth between the lowest and highest 125 kHz channel of one radio, in Hz. */
const span = 800_000;
const demodulators = 8;

const bandwidthIn = (rate: string): number => Number(/BW(\d+)$/.exec(rate)?.[1] ?? 0) * 1_000;
const spreadingIn = (rate: string): number => Number(/^SF(\d+)/.exec(rate)?.[1] ?? 0);
const isLora = (channel: Channel): channel is LoraChannel => channel.modulation === 'LORA';
/** Channels of the multi-spreading-factor demodulators; the others need the single-data-rate one. */
const isNarrow = ({ data_rates }: LoraChannel): boolean => data_rates.some((rate) => rate.endsWith('BW125'));

/** Centre frequencies of the one or two radios that cover these channels. */
function centresOf(frequencies: readonly number[]): readonly number[] {
  const sorted = [...frequencies].sort((a, b) => a - b);
  const [lowest = 0] = sorted;
  const below = sorted.filter((frequency) => frequency - lowest <= span);
  const above = sorted.slice(below.length);
  return [below, above].filter((group) => group.length > 0).map(middleOf);
}

const middleOf = (sorted: readonly number[]): number =>
  Math.round(((sorted[0] ?? 0) + (sorted.at(-1) ?? 0)) / 2);

/** Transmit range in whole MHz. */
function sendingBand({ uplink_channels, downlink_channels = uplink_channels, rx2 }: FrequencyPlan) {
  const frequencies = [...downlink_channels, rx2].map(({ frequency }) => frequency);
  return {
    tx_freq_min: Math.floor(Math.min(...frequencies) / mega) * mega,
    tx_freq_max: Math.ceil(Math.max(...frequencies) / mega) * mega,
  };
}

/** The radio nearest to a frequency, and the offset from its centre. */
function tuned(frequency: number, centres: readonly number[]) {
  const distances = centres.map((centre) => Math.abs(frequency - centre));
  const radio = distances.indexOf(Math.min(...distances));
  return { enable: true, radio, if: frequency - (centres[radio] ?? 0) };
}

function radio(centre: number | undefined, sending: object) {
  if (centre === undefined) return { enable: false };
  return { enable: true, type: 'SX1257', freq: centre, rssi_offset: -166, ...sending };
}

function singleRate(channel: LoraChannel | undefined, centres: readonly number[]) {
  const [rate] = channel?.data_rates ?? [];
  if (!channel || rate === undefined) return { enable: false };
  const modulation = { bandwidth: bandwidthIn(rate), spread_factor: spreadingIn(rate) };
  return { ...tuned(channel.frequency, centres), ...modulation };
}

/** SX1301 settings for the channels of a plan. Power tables depend on the board. */
export function radiosFor(plan: FrequencyPlan): Readonly<Record<string, unknown>> {
  const lora = plan.uplink_channels.filter(isLora);
  const narrow = lora.filter(isNarrow).slice(0, demodulators);
  const wide = lora.find((channel) => !isNarrow(channel));
  const fsk = plan.uplink_channels.find((channel) => !isLora(channel));
  const centres = centresOf(plan.uplink_channels.map(({ frequency }) => frequency));
  const many = Array.from({ length: demodulators }, (_, i) => {
    const channel = narrow[i];
    return [`chan_multiSF_${i}`, channel ? tuned(channel.frequency, centres) : { enable: false }] as const;
  });
  return {
    lorawan_public: true,
    clksrc: 1,
    radio_0: radio(centres[0], { tx_enable: true, ...sendingBand(plan) }),
    radio_1: radio(centres[1], { tx_enable: false }),
    ...Object.fromEntries(many),
    chan_Lora_std: singleRate(wide, centres),
    chan_FSK: fsk ? { ...tuned(fsk.frequency, centres), ...fskOf(fsk) } : { enable: false },
  };
}

const fskOf = (channel: Channel) =>
  channel.modulation === 'FSK' ? { bandwidth: 125_000, datarate: channel.bit_rate } : {};
