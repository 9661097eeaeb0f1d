import { findingStates, reportingApps } from '@fieldpost/domain';
import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const state = z.enum(findingStates).meta({ description: 'unknown: the check could not be made.' });

const installationSchema = z
  .object({
    state: state.meta({ description: 'The most serious state of all findings.' }),
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
    findings: z
      .array(
        z.object({
          check: z.string().meta({ examples: ['certificate'] }),
          subject: z.string().meta({ examples: ['handler: HANDLER_TLS_CERT_FILE'] }),
          state,
          found: z.string(),
          advice: z.string().meta({ description: 'What to do; empty when there is nothing to do.' }),
        }),
      )
      .meta({ description: 'The most serious ones first.' }),
  })
  .meta({ id: 'Installation', description: 'The state of an installation, by the reports of its apps.' });
export type InstallationDto = Wire<z.infer<typeof installationSchema>>;

export const checkInstallationOperation: OperationDoc = {
  summary: 'Check the installation',
  description:
    'Versions, migrations, clocks, certificates, keys, announcements and brokers, from what every app reports about itself twice a minute.',
  gives: installationSchema,
};
