import { usageStates } from '@fieldpost/domain';
import { listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const number = z.int().min(0);
const numbers = z.object({
  applications: number,
  gateways: number,
  access_keys: number.meta({ description: 'Of the applications of the user.' }),
  organizations: number,
});
const counts = z.object({ uplinks: number, downlinks: number, joins: number }).nullable();

export const reportedUsageSchema = z
  .object({
    state: z.enum(usageStates).meta({
      description:
        '`complete`; `partial`: without applications that no handler has reported; `outdated`: a handler has not reported for 30 minutes; `unknown`: no handler has reported an application.',
    }),
    time: z.iso.datetime().exactOptional().meta({ description: 'Of the oldest report in the figures.' }),
    devices: number.nullable().meta({ description: 'null is unknown, never 0.' }),
    last_24_hours: counts.meta({ description: 'With the present hour. null is unknown, never 0.' }),
    last_30_days: counts.meta({ description: 'With the present day (UTC). null is unknown, never 0.' }),
  })
  .meta({
    id: 'ReportedUsage',
    description: 'Devices and messages, as the handlers have reported them.',
  });
export type ReportedUsageDto = Wire<z.infer<typeof reportedUsageSchema>>;

const usageSchema = z
  .object({
    username: z.string(),
    used: numbers,
    limits: numbers.meta({ description: '0 is no limit.' }),
    reported: reportedUsageSchema.meta({
      description: 'Of the applications that the user has created and has all rights on.',
    }),
  })
  .meta({
    id: 'Usage',
    description:
      'What a user has created and not deleted, and the limits that apply. Belongings of organizations count for these.',
  });
export type UsageDto = Wire<z.infer<typeof usageSchema>>;

const applicationUsageSchema = z
  .object({
    id: z.string().meta({ examples: ['my-app'] }),
    created: z.iso.datetime(),
    owner: z
      .object({ kind: z.enum(['user', 'organization']), id: z.string() })
      .nullable()
      .meta({ description: 'For whom it counts: a user name or the id of an organization.' }),
    reported: reportedUsageSchema,
  })
  .meta({ id: 'ApplicationUsage', description: 'Devices and messages of an application.' });
export type ApplicationUsageDto = Wire<z.infer<typeof applicationUsageSchema>>;

export const readUsage = listOperation('List how much each user uses, oldest user first', usageSchema);

export const readApplicationUsage = listOperation(
  'List devices and messages of all applications, oldest application first',
  applicationUsageSchema,
);

export const readOwnUsage: OperationDoc = { summary: 'Get the own usage', gives: usageSchema };

export const readOwnApplicationUsage = listOperation(
  'List devices and messages of the applications that count for the caller',
  applicationUsageSchema,
);
