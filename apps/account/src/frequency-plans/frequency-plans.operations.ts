import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';

const head = {
  id: z.string().meta({ examples: ['EU_863_870'] }),
  name: z.string(),
  description: z.string(),
  url: z.string(),
  base_freq: z.int().meta({ description: 'Frequency band of the gateway, in MHz.' }),
};
const frequency = z.int().meta({ description: 'Hz.' });
const channel = z.union([
  z.object({ frequency, modulation: z.literal('LORA'), data_rates: z.array(z.string()) }),
  z.object({ frequency, modulation: z.literal('FSK'), bit_rate: z.int() }),
]);

const listedPlanSchema = z
  .object(head)
  .meta({ id: 'ListedFrequencyPlan', description: 'A frequency plan as lists show it.' });
export type ListedPlan = Wire<z.infer<typeof listedPlanSchema>>;

const planSchema = z
  .object({
    ...head,
    uplink_channels: z.array(channel),
    downlink_channels: z.array(channel).exactOptional(),
    rx2: channel,
  })
  .meta({ id: 'FrequencyPlan', description: 'The channels of a region.' });
export type FrequencyPlanDto = Wire<z.infer<typeof planSchema>>;

export const listFrequencyPlans: OperationDoc = {
  summary: 'List the frequency plans, by id',
  gives: z.record(z.string(), listedPlanSchema),
};

export const getFrequencyPlan: OperationDoc = {
  summary: 'Get a frequency plan with its channels',
  gives: planSchema,
  rejects: [404],
};
