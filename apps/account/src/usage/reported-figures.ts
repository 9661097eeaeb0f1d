import { type ReportedCounts, type ReportedKind, reportedKinds, usageStateOf } from '@fieldpost/domain';
import type { ReportedUsageDto } from './usage.operations.js';

const windows = ['day', 'month'] as const;
type Window = (typeof windows)[number];
type CountColumn = `${Window}_${ReportedKind}`;

/** Columns of counts: of the last 24 hours, and of the last 30 days. */
export const countColumns: readonly CountColumn[] = windows.flatMap((window) =>
  reportedKinds.map((kind) => `${window}_${kind}` as const),
);

/** Sums over applications and handlers; null when unknown. */
export interface Figures extends Readonly<Record<CountColumn | 'devices', number | null>> {
  /** How many of the applications a handler has reported. */
  readonly reported: number;
  /** Time of the oldest report. */
  readonly oldest: Date | null;
}

/** What handlers have reported completely, with the time of the report. */
export const reportedApplications = `
  (select g.*, r.completed from application_usage g
     join usage_reports r on r.handler_id = g.handler_id and r.completed is not null)`;

/** A count is unknown when one of the handlers does not know it, and without a report. */
const sum = (column: CountColumn): string =>
  `case when count(n.app_id) > 0 and count(n.${column}) = count(n.app_id)
        then sum(n.${column})::float8 end as ${column}`;

/** The sums of the rows `n` of `reportedApplications` in a group, as columns of `Figures`. */
export const figureColumns = `
  count(distinct n.app_id)::int as reported, min(n.completed) as oldest, sum(n.devices)::float8 as devices,
  ${countColumns.map(sum).join(', ')}`;

/** Figures about a number of applications as a member of a response, at a time in Unix milliseconds. */
export function toReportedUsage(applications: number, figures: Figures, now: number): ReportedUsageDto {
  const { reported, oldest, devices } = figures;
  const state = usageStateOf({ applications, reported, oldest: oldest && oldest.getTime() }, now);
  return {
    state,
    ...(oldest && { time: oldest.toISOString() }),
    devices,
    last_24_hours: countsIn(figures, 'day'),
    last_30_days: countsIn(figures, 'month'),
  };
}

function countsIn(figures: Figures, window: Window): ReportedCounts | null {
  const [uplinks, downlinks, joins] = reportedKinds.map((kind) => figures[`${window}_${kind}`]);
  if (uplinks == null || downlinks == null || joins == null) return null;
  return { uplinks, downlinks, joins };
}
