/** What has happened since the start of a simulation. */
export interface Statistics {
  joinRequests: number;
  joins: number;
  uplinks: number;
  repetitions: number;
  /** Uplinks that no gateway received. */
  unheard: number;
  confirmed: number;
  acknowledged: number;
  /** Frames that the network had gateways transmit, and those that devices received and verified. */
  transmissions: number;
  downlinks: number;
  /** Downlinks that a device missed on purpose. */
  missed: number;
  /** Requests that gateways rejected: too late, too early or at the same time as another one. */
  rejected: number;
  /** Downlinks at a moment, frequency or data rate at which no device listened. */
  outsideWindows: number;
  /** Downlinks that a device rejected: a wrong MIC, or a counter that was used before. */
  invalid: number;
  macAnswers: number;
}

export const noStatistics = (): Statistics => ({
  ...{ joinRequests: 0, joins: 0, uplinks: 0, repetitions: 0, unheard: 0, confirmed: 0, acknowledged: 0 },
  ...{ transmissions: 0, downlinks: 0, missed: 0, rejected: 0, outsideWindows: 0, invalid: 0, macAnswers: 0 },
});

/** The state of all devices at one moment. */
export interface FleetState {
  readonly devices: number;
  readonly joined: number;
  /** Joined devices by data rate, as `SF7BW125`. */
  readonly dataRates: Readonly<Record<string, number>>;
}

/** One line for people. */
export function summaryLine(seconds: number, statistics: Statistics, fleet: FleetState): string {
  const { uplinks, downlinks, confirmed, acknowledged, unheard, missed } = statistics;
  const rates = Object.entries(fleet.dataRates)
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([name, count]) => `${name.replace('BW125', '')} ${count}`);
  return [
    `${seconds} s: ${fleet.joined} of ${fleet.devices} devices joined`,
    `${uplinks} uplinks (${acknowledged} of ${confirmed} confirmed ones acknowledged)`,
    `${downlinks} downlinks`,
    `lost ${unheard} up, ${missed} down`,
    ...problems(statistics),
    ...(rates.length > 0 ? [rates.join(', ')] : []),
  ].join(' · ');
}

const problems = ({ rejected, outsideWindows, invalid }: Statistics): readonly string[] => [
  ...(rejected > 0 ? [`${rejected} rejected by gateways`] : []),
  ...(outsideWindows > 0 ? [`${outsideWindows} outside of windows`] : []),
  ...(invalid > 0 ? [`${invalid} not valid`] : []),
];
