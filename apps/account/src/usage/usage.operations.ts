import { listOperation, type OperationDoc, type Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const number = z.int().min(0);
const numbers = z.object({
  applications: number,
  gateways: number,
  access_keys: number.meta({ description: 'Of the applications of the user.' }),
  organizations: number,
});

const usageSchema = z
  .object({
    username: z.string(),
    used: numbers,
    limits: numbers.meta({ description: '0 is no limit.' }),
  })
  .meta({
    id: 'Usage',
    description:
      'What a user has created and not deleted, and the limits that apply. Belongings of organizations count for these.',
  });
export type UsageDto = Wire<z.infer<typeof usageSchema>>;

export const readUsage = listOperation('List how much each user uses, oldest user first', usageSchema);

export const readOwnUsage: OperationDoc = { summary: 'Get the own usage', gives: usageSchema };
