import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Which pages of other origins may read the responses of an app. */
export interface CrossOrigin {
  /** `https://app.example`; `*` for every origin; none switches it off. */
  readonly origins: readonly string[];
  /** Whether a path is part of the API for programs. Paths that read cookies are not. */
  readonly isOpen: (path: string) => boolean;
}

const preflightSeconds = 600;

/** Scripts send credentials as a header. Cookies are never allowed, so that a listed origin cannot use a login. */
const shared = {
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'Authorization',
    'Content-Type',
    'If-Match',
    'If-None-Match',
    'Last-Event-ID',
    'Prefer',
    'traceparent',
  ],
  exposedHeaders: [
    'ETag',
    'Link',
    'Location',
    'Preference-Applied',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'WWW-Authenticate',
    'X-Total-Count',
  ],
  maxAge: preflightSeconds,
} satisfies FastifyCorsOptions;

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

/**
 * Responds to preflight requests and adds the headers of CORS (Fetch standard, section 3.2) for listed origins. Nothing
 * changes without any.
 */
export async function allowOrigins(
  fastify: Pick<FastifyInstance, 'register'>,
  { origins, isOpen }: CrossOrigin,
): Promise<void> {
  if (origins.length === 0) return;
  const isListed = (origin: string | undefined): boolean =>
    origin !== undefined && (origins.includes('*') || origins.includes(origin));
  await fastify.register(cors, {
    delegator: (request, done) => {
      const { origin } = request.headers;
      const isAllowed = isListed(origin) && isOpen(pathOf(request));
      done(null, isAllowed ? { ...shared, origin: true } : { origin: false });
    },
  });
}
