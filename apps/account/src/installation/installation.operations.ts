import { findingStates, reportingApps } from '@fieldpost/domain';
import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const state = z.enum(findingStates).meta({ description: 'unknown: the check could not be made.' });

const findings = z
  .array(
    z.object({
      check: z.string().meta({ examples: ['certificate'] }),
      subject: z.string().meta({ examples: ['handler: HANDLER_TLS_CERT_FILE'] }),
      state,
      found: z.string(),
      advice: z.string().meta({ description: 'What to do; empty when there is nothing to do.' }),
    }),
  )
  .meta({ description: 'The most serious ones first.' });

const outsideChecksSchema = z
  .object({
    state: state.meta({ description: 'The most serious state of these findings.' }),
    checked: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the last report; null before the first.' }),
    user: z.string().nullable().meta({ description: 'Name of the administrator who ran the doctor.' }),
    version: z.string().nullable().meta({ description: 'Version of the command line.' }),
    findings: findings.meta({
      description:
        'Those of the last report, the most serious ones first; after a day only problems, and that it is old.',
    }),
  })
  .meta({
    id: 'OutsideChecks',
    description:
      'What `fieldpost doctor` has found last: addresses as clients reach them, certificates, logins.',
  });
export type OutsideChecksDto = Wire<z.infer<typeof outsideChecksSchema>>;

const installationSchema = z
  .object({
    state: state.meta({ description: 'The most serious state of `findings`.' }),
    checked: z.iso.datetime(),
    processes: z
      .array(
        z.object({
          app: z.enum(reportingApps),
          process: z.string().meta({ description: 'Random id of the process.' }),
          version: z.string(),
          started: z.iso.datetime(),
          reported: z.iso.datetime().meta({ description: 'Time of its last report.' }),
          clock_offset_ms: z
            .int()
            .meta({ description: 'How far its clock is ahead of that of the database of account.' }),
        }),
      )
      .meta({ description: 'Processes that have reported within the last 100 seconds.' }),
    findings,
    outside_checks: outsideChecksSchema,
  })
  .meta({ id: 'Installation', description: 'The state of an installation, by the reports of its apps.' });
export type InstallationDto = Wire<z.infer<typeof installationSchema>>;

export const checkInstallationOperation: OperationDoc = {
  summary: 'Check the installation',
  description:
    'Versions, migrations, clocks, certificates, keys, announcements and brokers, from what every app reports about itself twice a minute.',
  gives: installationSchema,
};

export const reportOutsideChecksOperation: OperationDoc = {
  summary: 'Report what was found from outside',
  description:
    'Replaces the report before. `fieldpost doctor` does it when an administrator runs it. A user may send 60 at once, then one every five seconds.',
  gives: 'nothing',
};
