import { z } from 'zod';
import { addressRanges } from './fields.js';

/** Settings that every app reads. */
export const commonSettings = z.object({
  FIELDPOST_MODE: z
    .enum(['production', 'development'])
    .default('production')
    .describe(
      'development adds two OAuth clients with known secrets and readable logs of what would be mailed.',
    ),
  FIELDPOST_LISTEN_HOST: z.string().default('0.0.0.0').describe('Address on which the app listens.'),
  FIELDPOST_TRUSTED_PROXIES: addressRanges('127.0.0.1,::1').describe(
    'Addresses or ranges of the proxies in front, with commas; what they say of the address of a caller is believed.',
  ),
  FIELDPOST_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('The quietest message that is written.'),
  FIELDPOST_METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe(
      'Port of its own for metrics, which Prometheus reads at /metrics; none without it. Each worker takes the next one.',
    ),
  FIELDPOST_ISSUER: z
    .string()
    .regex(/^[0-9a-z][0-9a-z-]*$/)
    .default('fieldpost')
    .describe(
      'Id of this account server: the `iss` of its tokens and the part of an access key before the dot.',
    ),
  FIELDPOST_INTERNAL_SECRET: z
    .string()
    .min(16)
    .meta({
      secret: true,
      samples: ['change-me-change-me'],
      description: 'Shared secret with which the apps of one suite call each other.',
    }),
});
export type CommonSettings = z.infer<typeof commonSettings>;
