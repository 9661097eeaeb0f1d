import { z } from 'zod';
import { addressRanges } from './fields.js';

const count = (standard: number) => z.coerce.number().int().min(0).max(1_000_000).default(standard);

/** Settings of everything that serves. */
export const serverSettings = z.object({
  FIELDPOST_LISTEN_HOST: z.string().default('0.0.0.0').describe('Address on which the app listens.'),
  FIELDPOST_TRUSTED_PROXIES: addressRanges('127.0.0.1,::1').describe(
    'Addresses or ranges of the proxies in front, with commas; what they say of the address of a caller is believed.',
  ),
  FIELDPOST_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('The quietest message that is written.'),
  FIELDPOST_DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'How long an app that was asked to stop says so on /healthz and goes on serving, until load balancers have heard of it.',
    ),
  FIELDPOST_MAX_CONNECTIONS: count(10_000).describe(
    'How many connections each HTTP and gRPC door takes at a time; 0 sets no limit.',
  ),
  FIELDPOST_MAX_CONNECTIONS_PER_ADDRESS: count(1_000).describe(
    'How many of them may come from one address that is not a trusted proxy; 0 sets no limit.',
  ),
  FIELDPOST_HTTP_REQUESTS_PER_SECOND: count(1_000).describe(
    'How many HTTP requests may come from one address in a second, at each replica; ten times as many at once. What trusted proxies ask for themselves is not counted. 0 sets no limit.',
  ),
  FIELDPOST_METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .optional()
    .describe(
      'Port of its own for metrics, which Prometheus reads at /metrics; none without it. Each worker takes the next one.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of an OpenTelemetry collector that takes traces over OTLP/HTTP, such as http://localhost:4318; no traces without it. The other OTEL_EXPORTER_OTLP_… variables are read, too.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe(
      'The share of traces that is kept; whoever began a trace elsewhere has decided about that one.',
    ),
});
export type ServerSettings = z.infer<typeof serverSettings>;

/** Settings of every app that has something of its own to keep, and knows the others. */
export const commonSettings = serverSettings.extend({
  FIELDPOST_MODE: z
    .enum(['production', 'development'])
    .default('production')
    .describe(
      'development adds two OAuth clients with known secrets and readable logs of what would be mailed.',
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
  FIELDPOST_REVOCATION_PULL_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(25)
    .default(5)
    .describe(
      'How often oauth, discovery and the handler ask account which tokens were revoked: how long a revoked token is still accepted there.',
    ),
  FIELDPOST_INTERNAL_TLS_CA_FILE: z
    .string()
    .optional()
    .describe(
      'PEM roots of the certificates with which the apps of one suite show each other who they are; with the next two, inner gRPC is mutual TLS, without all three plaintext.',
    ),
  FIELDPOST_INTERNAL_TLS_CERT_FILE: z
    .string()
    .optional()
    .describe(
      'PEM certificate of this app for inner gRPC, for servers and clients; must name the host under which the others call it.',
    ),
  FIELDPOST_INTERNAL_TLS_KEY_FILE: z.string().optional().describe('PEM private key of it.'),
});
export type CommonSettings = z.infer<typeof commonSettings>;
