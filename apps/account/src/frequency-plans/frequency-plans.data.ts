import { fsk, lora, raster, sf10to7, sf12to7, wideSf12to7 } from './channels.js';
import type { FrequencyPlan } from './frequency-plan.js';

const wideDownlink = raster({ first: 923.3, step: 0.6, count: 8 }, wideSf12to7);

/** All plans. Where a band has more channels than a gateway receives at once, the plan has those that v2 networks use. */
export const frequencyPlans: readonly FrequencyPlan[] = [
  {
    id: 'EU_863_870',
    name: 'Europe 863-870',
    description: 'Europe, Middle East and Africa, 863 to 870 MHz',
    base_freq: 868,
    uplink_channels: [
      ...raster({ first: 868.1, step: 0.2, count: 3 }, sf12to7),
      ...raster({ first: 867.1, step: 0.2, count: 5 }, sf12to7),
      lora(868.3, 'SF7BW250'),
      fsk(868.8),
    ],
    rx2: lora(869.525, 'SF9BW125'),
  },
  {
    id: 'US_902_928',
    name: 'United States 902-928',
    description: 'North and South America, 902 to 928 MHz, second sub-band',
    base_freq: 915,
    uplink_channels: [...raster({ first: 903.9, step: 0.2, count: 8 }, sf10to7), lora(904.6, 'SF8BW500')],
    downlink_channels: wideDownlink,
    rx2: lora(923.3, 'SF12BW500'),
  },
  {
    id: 'AU_915_928',
    name: 'Australia 915-928',
    description: 'Australia and New Zealand, 915 to 928 MHz, second sub-band',
    base_freq: 915,
    uplink_channels: [...raster({ first: 916.8, step: 0.2, count: 8 }, sf12to7), lora(917.5, 'SF8BW500')],
    downlink_channels: wideDownlink,
    rx2: lora(923.3, 'SF12BW500'),
  },
  {
    id: 'AS_923',
    name: 'Asia 923',
    description: 'Asia, the two channels that all its 923 MHz regions share',
    base_freq: 915,
    uplink_channels: raster({ first: 923.2, step: 0.2, count: 2 }, sf12to7),
    rx2: lora(923.2, 'SF10BW125'),
  },
  {
    id: 'AS_920_923',
    name: 'Asia 920-923',
    description: 'Japan, Malaysia and Singapore, 920 to 923 MHz',
    base_freq: 915,
    uplink_channels: [
      ...raster({ first: 923.2, step: 0.2, count: 2 }, sf12to7),
      ...raster({ first: 922, step: 0.2, count: 6 }, sf12to7),
      lora(922.1, 'SF7BW250'),
      fsk(921.8),
    ],
    rx2: lora(923.2, 'SF10BW125'),
  },
  {
    id: 'AS_923_925',
    name: 'Asia 923-925',
    description: 'South-East Asia, 923 to 925 MHz',
    base_freq: 915,
    uplink_channels: [
      ...raster({ first: 923.2, step: 0.2, count: 8 }, sf12to7),
      lora(924.5, 'SF7BW250'),
      fsk(924.8),
    ],
    rx2: lora(923.2, 'SF10BW125'),
  },
  {
    id: 'CN_779_787',
    name: 'China 779-787',
    description: 'China, 779 to 787 MHz',
    base_freq: 779,
    uplink_channels: [
      ...raster({ first: 779.5, step: 0.2, count: 3 }, sf12to7),
      ...raster({ first: 780.5, step: 0.2, count: 3 }, sf12to7),
    ],
    rx2: lora(786, 'SF12BW125'),
  },
  {
    id: 'CN_470_510',
    name: 'China 470-510',
    description: 'China, 470 to 510 MHz, eleventh sub-band',
    base_freq: 470,
    uplink_channels: raster({ first: 486.3, step: 0.2, count: 8 }, sf12to7),
    downlink_channels: raster({ first: 506.7, step: 0.2, count: 8 }, sf12to7),
    rx2: lora(505.3, 'SF12BW125'),
  },
  {
    id: 'EU_433',
    name: 'Europe 433',
    description: 'Europe, 433 MHz',
    base_freq: 433,
    uplink_channels: raster({ first: 433.175, step: 0.2, count: 8 }, sf12to7),
    rx2: lora(434.665, 'SF12BW125'),
  },
  {
    id: 'KR_920_923',
    name: 'Korea 920-923',
    description: 'South Korea, 920 to 923 MHz',
    base_freq: 915,
    uplink_channels: raster({ first: 922.1, step: 0.2, count: 7 }, sf12to7),
    rx2: lora(921.9, 'SF12BW125'),
  },
  {
    id: 'IN_865_867',
    name: 'India 865-867',
    description: 'India, 865 to 867 MHz',
    base_freq: 868,
    uplink_channels: [865.0625, 865.4025, 865.985].map((mhz) => lora(mhz, ...sf12to7)),
    rx2: lora(866.55, 'SF10BW125'),
  },
  {
    id: 'RU_864_870',
    name: 'Russia 864-870',
    description: 'Russia, 864 to 870 MHz',
    base_freq: 868,
    uplink_channels: [
      ...raster({ first: 868.9, step: 0.2, count: 2 }, sf12to7),
      ...raster({ first: 864.1, step: 0.2, count: 5 }, sf12to7),
    ],
    rx2: lora(869.1, 'SF12BW125'),
  },
];
