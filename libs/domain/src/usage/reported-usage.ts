/** How old a report of usage may be, in milliseconds. Handlers report every 15 minutes at least, unless a report takes more than 90 seconds. */
export const usageReportValidMs = 1_800_000;

/**
 * How far figures of usage can be trusted. `complete`: of all applications, and recent. `partial`: no handler has reported some
 * of the applications. `outdated`: a handler has not reported for too long. `unknown`: no handler has reported any application.
 */
export const usageStates = ['complete', 'partial', 'outdated', 'unknown'] as const;
export type UsageState = (typeof usageStates)[number];

/** Which reports there are about some applications. */
export interface UsageReports {
  readonly applications: number;
  /** How many of these at least one handler has reported. */
  readonly reported: number;
  /** Time of the oldest of the reports, in Unix milliseconds; null without one. */
  readonly oldest: number | null;
}

/** The state of figures at a time, in Unix milliseconds. Without applications zero is certain. */
export function usageStateOf({ applications, reported, oldest }: UsageReports, now: number): UsageState {
  if (applications === 0) return 'complete';
  if (oldest === null || reported === 0) return 'unknown';
  if (now - oldest > usageReportValidMs) return 'outdated';
  return reported < applications ? 'partial' : 'complete';
}

/** What a handler reports of an application: messages as counted for its traffic, without errors. */
export const reportedKinds = ['uplinks', 'downlinks', 'joins'] as const;
export type ReportedKind = (typeof reportedKinds)[number];
export type ReportedCounts = Readonly<Record<ReportedKind, number>>;
