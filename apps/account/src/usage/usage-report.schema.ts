import type { account } from '@fieldpost/contracts';
import { AppId, ComponentId, type ReportedCounts } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { z } from 'zod';

/** Applications per request (registry.proto). */
const mostApplications = 1_000;

/** Devices and messages of an application; counts are null when the handler does not know them. */
export interface ReportedApplication {
  readonly appId: AppId;
  readonly devices: number;
  readonly day: ReportedCounts | null;
  readonly month: ReportedCounts | null;
}

/** A request of a report: the applications of a handler behind `after`, up to `through`. */
export interface UsageReport {
  readonly handler: ComponentId;
  readonly after: string;
  /** Empty for the rest of them, which completes the report. */
  readonly through: string;
  readonly applications: readonly ReportedApplication[];
}

const count = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const counts = z.object({ uplinks: count, downlinks: count, joins: count }).nullable();
const figures = z.object({ devices: count, day: counts, month: counts });

/** The report of a request. Throws with the name of the field that is not valid. */
export function usageReportOf(request: account.ReportUsageRequest__Output): UsageReport {
  const { handler, after, through, applications } = request;
  if (applications.length > mostApplications)
    throw notValid({ argument: 'applications', reason: `should be at most ${mostApplications}` });
  return {
    handler: ComponentId(handler),
    after: after === '' ? '' : AppId(after),
    through: through === '' ? '' : AppId(through),
    applications: applications.map(toApplication),
  };
}

function toApplication(reported: account.ApplicationUsage__Output): ReportedApplication {
  const { data, error } = figures.safeParse(reported);
  if (data) return { appId: AppId(reported.app_id), ...data };
  const [issue] = error.issues;
  const argument = ['applications', ...(issue?.path ?? [])].join('.');
  throw notValid({ argument, reason: issue?.message ?? 'not readable' });
}
