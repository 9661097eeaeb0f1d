import type { ServiceLevel } from './service-levels.js';

/** A recording rule or an alert of Prometheus. */
export interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** How fast a budget of 30 days is used up, in a long window and in a short one that ends the alert soon. */
interface Burn {
  readonly factor: number;
  readonly long: string;
  readonly short: string;
}

// Site Reliability Workbook, chapter 5, table 5-8: 2 % of the budget in an hour, 5 % in six hours, 10 % in three days.
const fast: readonly Burn[] = [
  { factor: 14.4, long: '1h', short: '5m' },
  { factor: 6, long: '6h', short: '30m' },
];
const slow: Burn = { factor: 1, long: '3d', short: '6h' };
const windows = ['5m', '30m', '1h', '6h', '3d'];

const recorded = (kind: 'ratio' | 'all', name: string, window: string): string =>
  `fieldpost:${name}:${kind}_rate${window}`;

/** Ratios of bad events for every window, and the rate of all events, by which alerts ignore levels that are hardly used. */
export const recordingRules = (levels: readonly ServiceLevel[]): readonly Rule[] =>
  levels.flatMap(({ name, bad, all }) => [
    { record: recorded('all', name, '1h'), expr: all('1h') },
    ...windows.map((window) => ({
      record: recorded('ratio', name, window),
      expr: `(${bad(window)}) / (${all(window)})`,
    })),
  ]);

const selected = (name: string): string => `${name}{namespace="NAMESPACE"}`;

function burns({ name, budget, by }: ServiceLevel, { factor, long, short }: Burn): string {
  const limit = `${factor} * THRESHOLD(${budget})`;
  const [slowly, quickly] = [long, short].map((window) => selected(recorded('ratio', name, window)));
  const busy = `on (${by}) ${selected(recorded('all', name, '1h'))} > THRESHOLD(leastPerSecond)`;
  return `${slowly} > ${limit} and on (${by}) ${quickly} > ${limit} and ${busy}`;
}

/** Alerts by burn rate: one that wakes somebody up, and one for working hours. */
export const burnAlerts = (levels: readonly ServiceLevel[]): readonly Rule[] =>
  levels.flatMap((level) => [
    {
      alert: `Fieldpost${level.alert}BudgetBurns`,
      expr: fast.map((burn) => `(${burns(level, burn)})`).join(' or '),
      labels: { severity: 'critical' },
      annotations: { summary: `${level.summary}: the error budget of 30 days is gone within days.` },
    },
    {
      alert: `Fieldpost${level.alert}BudgetLow`,
      expr: burns(level, slow),
      labels: { severity: 'warning' },
      annotations: { summary: `${level.summary}: the error budget of 30 days will not last.` },
    },
  ]);
