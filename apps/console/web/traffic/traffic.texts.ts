import type { DeviceState, TrafficKind, TrafficRange } from '@fieldpost/domain';
import type { RadioValue } from '../live/plots/series.js';

/** Counts that are shown: all errors, or those of decoders, others, and those of which this is not known. */
export type ShownKind = TrafficKind | 'decoding_errors' | 'other_errors' | 'unknown_errors';

const kinds: Readonly<Record<ShownKind, string>> = {
  uplinks: 'Uplinks',
  downlinks: 'Downlinks',
  joins: 'Joins',
  errors: 'Errors',
  decoding_errors: 'Decoding errors',
  other_errors: 'Other errors',
  unknown_errors: 'Errors of unknown kind',
};

const ranges: Readonly<Record<TrafficRange, string>> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
};

const states: Readonly<Record<DeviceState, string>> = {
  active: 'Active in the last 24 hours',
  silent: 'Silent for longer',
  never_seen: 'Never seen',
};

/** Plots of the reception. */
const signals: Readonly<Partial<Record<RadioValue, string>>> = {
  rssi: 'RSSI at the best gateway (dBm)',
  snr: 'SNR at the best gateway (dB)',
};

/** Uplinks that were not decoded. */
interface Failed {
  readonly failed: number;
  readonly uplinks: number;
  /** Whether the newest uplinks are among them. */
  readonly isNow: boolean;
}

interface Trend {
  readonly name: string;
  readonly count: number;
  readonly least: string;
  readonly most: string;
  readonly last: string;
}

/** Texts of charts of messages, and of the states of devices. */
export const trafficTexts = {
  title: 'Traffic',
  kinds,
  range: 'Time range',
  ranges,
  of: (id: string, range: TrafficRange) => `Messages of ${id} in ${ranges[range]}`,
  ofAll: (range: TrafficRange) => `Messages of your applications in ${ranges[range]}`,
  none: (range: TrafficRange) => `No messages in the last ${ranges[range]}.`,
  byHour: 'Messages by hour',
  byDay: 'Messages by day (UTC)',
  showNumbers: 'Show the numbers',
  unknown: 'unknown',
  hour: 'Hour from',
  day: 'Day',
  busiest: 'Most uplinks',
  application: 'Application',
  failed: ({ failed, uplinks, isNow }: Failed) => {
    if (uplinks === 1) return 'The last uplink was not decoded.';
    if (isNow && failed === 1)
      return `The newest of the last ${uplinks.toLocaleString()} uplinks was not decoded.`;
    const counted = `${failed.toLocaleString()} of the last ${uplinks.toLocaleString()} uplinks ${failed === 1 ? 'was' : 'were'} not decoded`;
    return isNow ? `${counted}, also the newest.` : `${counted}.`;
  },
  toErrors: 'Watch for errors in the live data',
  toStoredErrors: 'See the errors in the live data',
  bounded: (count: number) => `Only your first ${count} applications are counted.`,
  unread: (ids: readonly string[]) =>
    `Not counted, because you may not read their messages: ${ids.join(', ')}.`,
  devices: 'Devices',
  ofFirst: (count: number) => `Of your first ${count} applications.`,
  states,
  trends: 'Last values',
  trendsText: (count: number) => (count === 1 ? 'From one uplink.' : `From the last ${count} uplinks.`),
  seenText: (count: number) =>
    count === 1
      ? 'From one uplink that arrived while this page or live data was open.'
      : `From ${count} uplinks that arrived while this page or live data was open.`,
  notDecoded: 'The last uplinks have no fields. Check the payload format.',
  setFormat: 'Open the payload functions',
  notStored:
    'Messages of this application are not stored: values are shown as uplinks arrive while this page or live data is open.',
  noValues: 'No uplinks are stored yet, or they have no numbers.',
  name: 'Name',
  last: 'Last',
  trend: 'Trend',
  least: 'Minimum',
  most: 'Maximum',
  trendOf: ({ name, count, least, most, last }: Trend) =>
    `${name}: ${count} values from ${least} to ${most}, the last is ${last}`,
  reception: 'Reception',
  signals,
};
