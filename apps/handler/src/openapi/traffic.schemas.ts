import { decodingKinds, deviceStates, trafficKinds, trafficRanges } from '@fieldpost/domain';
import { z } from 'zod';
import { applicationsQuery } from './applications.schemas.js';

const rangeRule = `should be one of ${trafficRanges.join(', ')}`;

const range = z.enum(trafficRanges, rangeRule).default('24h').meta({
  description: '24 hours by the hour, or so many days by the day, in UTC; the last one is not over.',
});

export const trafficQuery = z.object({ range });
export const trafficListQuery = applicationsQuery.extend({ range });

const count = z.int().min(0);
const decodings = {
  decoded: 'Uplinks with `payload_fields`; null when it is unknown, as for uplinks of earlier releases.',
  decoding_errors:
    'Uplinks without fields because the decoder failed, which are errors, too; null like `decoded`.',
} as const;
const counts = {
  ...Object.fromEntries(trafficKinds.map((kind) => [kind, count])),
  ...Object.fromEntries(
    decodingKinds.map((kind) => [kind, count.nullable().meta({ description: decodings[kind] })]),
  ),
};
const report = {
  intervals: z.array(z.object({ at: z.iso.datetime().meta({ description: 'The start.' }), ...counts })),
  total: z.object(counts),
};
const span = { range: z.enum(trafficRanges), interval: z.enum(['hour', 'day']) };

export const traffic = z
  .object({
    ...span,
    ...report,
    messages_stored: z
      .boolean()
      .meta({ description: 'Whether uplinks of the application are stored, and can be read.' }),
  })
  .meta({
    id: 'Traffic',
    description: 'Messages by hour or day, the oldest interval first; zeros included.',
  });
export const trafficList = z.object({
  ...span,
  applications: z.array(z.object({ app_id: z.string(), ...report })).meta({
    description: 'In the order of the request, without those that are not registered at this handler.',
  }),
});
export const stateCounts = z.object(Object.fromEntries(deviceStates.map((state) => [state, count]))).meta({
  id: 'DeviceStates',
  description: 'How many devices were heard within 24 hours, before, or never.',
});
