import { z } from 'zod';
import { addressRanges, limit, optionalPort, origins } from './fields.js';

/** Settings of everything that serves. */
export const serverSettings = z.object({
  FIELDPOST_LISTEN_HOST: z.string().default('0.0.0.0').describe('Address on which the app listens.'),
  FIELDPOST_TRUSTED_PROXIES: addressRanges('127.0.0.1,::1').describe(
    'Trusted reverse proxies, comma-separated addresses or ranges. Their X-Forwarded-For names the client address.',
  ),
  FIELDPOST_LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error'])
    .default('info')
    .describe('Lowest log level that is written.'),
  FIELDPOST_DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'Seconds between SIGTERM and the shutdown: /healthz answers 503, requests are still served. Longer than load balancers need to notice.',
    ),
  FIELDPOST_MAX_CONNECTIONS: limit(10_000, 1_000_000).describe(
    'Open connections per HTTP and gRPC listener; 0 for no limit.',
  ),
  FIELDPOST_MAX_CONNECTIONS_PER_ADDRESS: limit(1_000, 1_000_000).describe(
    'Open connections per client address, except trusted proxies; 0 for no limit.',
  ),
  FIELDPOST_HTTP_REQUESTS_PER_SECOND: limit(1_000, 1_000_000).describe(
    'HTTP requests per second, client address and replica, ten times as many at once. Requests of trusted proxies themselves are not counted. 0 for no limit.',
  ),
  FIELDPOST_METRICS_PORT: optionalPort.describe(
    'Port for Prometheus metrics (/metrics); empty for none. Each further worker uses the next port.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of an OpenTelemetry collector for traces over OTLP/HTTP, such as http://localhost:4318; empty for none. The other OTEL_EXPORTER_OTLP_… variables are used as well.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of traces that is kept, 0 to 1. Callers that send a traceparent decide themselves.'),
});
export type ServerSettings = z.infer<typeof serverSettings>;

/** Settings of every app that has something of its own to keep, and knows the others. */
export const commonSettings = serverSettings.extend({
  FIELDPOST_MODE: z
    .enum(['production', 'development'])
    .default('production')
    .describe(
      'development adds two OAuth clients with known secrets and logs mails when there is no mail server.',
    ),
  FIELDPOST_ISSUER: z
    .string()
    .regex(/^[0-9a-z][0-9a-z-]*$/)
    .default('fieldpost')
    .describe('Issuer id: the `iss` of tokens and the part of an access key before the dot.'),
  FIELDPOST_INTERNAL_SECRET: z
    .string()
    .regex(
      /^[^,]{16,}(?:,[^,]{16,})?$/,
      'should have 16 characters or more, or be two such secrets with a comma between',
    )
    .meta({
      secret: true,
      samples: ['change-me-change-me'],
      description:
        'Shared secret for calls between the apps of one suite, 16 characters or more without a comma. During a rotation two, comma-separated: the first is sent, both are accepted.',
    }),
  FIELDPOST_CORS_ORIGINS: origins.describe(
    'Origins whose web pages may call the HTTP APIs with a token (CORS), such as https://app.example, comma-separated; * for every origin, empty for none. Pages of oauth and cookies are never included.',
  ),
  FIELDPOST_REVOCATION_PULL_SECONDS: z.coerce
    .number()
    .min(0.1)
    .max(25)
    .default(5)
    .describe(
      'Seconds between pulls of revoked tokens from account, and so how long oauth, discovery and handler still accept a revoked token. Open sessions and streams are checked every six pulls, and twice a minute at least.',
    ),
  FIELDPOST_INTERNAL_TLS_CA_FILE: z
    .string()
    .optional()
    .describe(
      'PEM certificate authority for mutual TLS between the apps. With the next two settings internal gRPC uses mutual TLS, without all three plaintext.',
    ),
  FIELDPOST_INTERNAL_TLS_CERT_FILE: z
    .string()
    .optional()
    .describe(
      'PEM certificate of this app for internal gRPC, valid for servers and clients; must name the host under which other apps call it.',
    ),
  FIELDPOST_INTERNAL_TLS_KEY_FILE: z.string().optional().describe('PEM private key of the certificate.'),
});
export type CommonSettings = z.infer<typeof commonSettings>;
