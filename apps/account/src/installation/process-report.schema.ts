import type { account } from '@fieldpost/contracts';
import { mostAnnouncedReported, type ProcessReport, reportingApps, serviceNames } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { z } from 'zod';

const name = z.string().min(1).max(100);
const time = z.int().min(0);
const count = z.int().min(0);
const component = z.object({ type: name, id: name, health: z.string().max(10) });

/** A report as it is stored; one of another release may have another form. */
const reportSchema = z.object({
  app: z.enum(reportingApps),
  process: name,
  version: name,
  started: time,
  schemaProblem: z.string().max(2_000),
  certificates: z.array(z.object({ setting: name, expires: z.int() })).max(20),
  keys: z
    .array(
      z.object({
        use: z.enum(['signing', 'sealing']),
        id: name,
        created: time.optional(),
        older: count,
      }),
    )
    .max(20),
  brokers: z.object({ connected: count, away: count }).optional(),
  components: z.array(component).max(20),
  announced: z
    .array(component)
    .max(serviceNames.length * mostAnnouncedReported)
    .optional(),
});

/** The report of a request. */
export function reportOf(message: account.ReportProcessRequest): ProcessReport {
  const { app, process, version, started, schema_problem, certificates = [], keys = [] } = message;
  const { data, error } = reportSchema.safeParse({
    ...{
      app,
      process,
      version,
      components: message.components,
      schemaProblem: schema_problem,
      started: Number(started),
    },
    certificates: certificates.map(({ setting, expires }) => ({ setting, expires: Number(expires) })),
    keys: keys.map(({ created, ...key }) => ({ ...key, created: Number(created) || undefined })),
    brokers: message.brokers ?? undefined,
    announced: message.announced?.components,
  });
  if (data) return data;
  const [issue] = error.issues;
  throw notValid({ argument: issue?.path.join('.') ?? 'report', reason: issue?.message ?? 'not readable' });
}

/** A stored report; undefined when it has the form of another release. */
export const storedReport = (stored: unknown): ProcessReport | undefined =>
  reportSchema.safeParse(stored).data;
