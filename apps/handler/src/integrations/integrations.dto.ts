import { z } from 'zod';
import { type MessageKind, messageKinds } from '../events/message-subscribers.js';
import type { Attempt, DeadLetter } from './storage/deliveries.repository.js';
import type { FailingIntegration, Integration, IntegrationState } from './storage/integration.js';

const longestUrl = 2_000;
const mostHeaders = 20;
const longestHeader = 4_096;
/** Headers that the handler sets itself, and those of the connection (RFC 9110 section 7.6.1). */
const ownHeaders =
  /^(?:x-fieldpost-.*|content-(?:type|length|encoding)|host|user-agent|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*)$/;

const isTarget = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${hash}` === '';
};

const url = z
  .string('should be an http or https URL')
  .max(longestUrl, `should have at most ${longestUrl} characters`)
  .refine(isTarget, 'should be an http or https URL without user, password and fragment')
  .meta({ examples: ['https://example.com/uplinks'] });

const kind = z
  .enum(['events', ...messageKinds], `should be events or one of ${messageKinds.join(', ')}`)
  .transform((word): readonly MessageKind[] =>
    word === 'events' ? messageKinds.filter((each) => each !== 'up') : [word],
  );

const messages = z
  .array(kind, 'should be an array of strings')
  .min(1, 'can not be empty')
  .transform((lists) => messageKinds.filter((each) => lists.some((list) => list.includes(each))));

const headerName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'should have names that HTTP allows')
  .transform((name) => name.toLowerCase())
  .refine((name) => !ownHeaders.test(name), 'should not have names that the handler writes itself');

const headers = z
  .record(
    headerName,
    z
      .string('should be a string')
      .max(longestHeader, `should have at most ${longestHeader} characters`)
      .regex(/^[\t\x20-\x7e]*$/, 'should be printable ASCII'),
    'should be an object of strings',
  )
  .refine((all) => Object.keys(all).length <= mostHeaders, `should have at most ${mostHeaders} members`);

const secret = z
  .string('should be a string')
  .min(16, 'should have at least 16 characters')
  .max(200, 'should have at most 200 characters');

const body = 'should be an object with url';

/** Body of a new integration; a secret that is missing is made. */
export const newIntegration = z.object(
  {
    url,
    messages: messages.default(['up']),
    headers: headers.default({}),
    secret: secret.optional(),
  },
  body,
);
export type NewIntegration = z.infer<typeof newIntegration>;

/** Body of a change: what is missing stays as it is. */
export const changedIntegration = z.object(
  {
    url: url.optional(),
    messages: messages.optional(),
    headers: headers.optional(),
    secret: secret.optional(),
  },
  'should be an object',
);
export type ChangedIntegration = z.infer<typeof changedIntegration>;

/** An integration as its owners read it: of its headers only the names, and of its secret nothing. */
export const toIntegrationDto = ({ id, url: to, ...more }: Integration & IntegrationState) => ({
  id,
  url: to,
  messages: more.messages,
  headers: Object.fromEntries(Object.keys(more.headers).map((name) => [name, '***'])),
  waiting: more.waiting,
  dead: more.dead,
  dropped: more.dropped,
  failing: more.failing && {
    since: more.failing.since.toISOString(),
    error: more.failing.error,
    next_attempt_at: more.failing.nextAttempt?.toISOString(),
  },
});

export const toFailingDto = ({ appId, id, since }: FailingIntegration) => ({
  app_id: appId,
  id,
  since: since.toISOString(),
});

/** A line of the delivery log. */
export const toAttemptDto = ({ delivery_id, kind, at, status, error, ...more }: Attempt) => ({
  delivery: delivery_id,
  dev_id: more.dev_id,
  type: kind,
  attempt: more.attempt,
  at: at.toISOString(),
  ms: more.ms,
  status: status ?? undefined,
  error: error ?? undefined,
});

/** The JSON of a dead letter with its message as MQTT has it, which is not read again: it may have numbers of many digits. */
export const toDeadLetterJson = ({
  id,
  dev_id,
  kind: type,
  body,
  created_at,
  ...last
}: DeadLetter): string => {
  const [status, error] = [last.status ?? undefined, last.error ?? undefined];
  const about = { id, dev_id, type, created_at, attempts: last.attempts, status, error };
  return `${JSON.stringify(about).slice(0, -1)},"message":${body}}`;
};
