import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { type HandlerApi, scopeOfApplications } from '../api/handler.js';
import { askTogether } from '../api/ask-together.js';
import { keyOf } from '../applications/applications.queries.js';

/** An HTTP integration and its counters. */
export interface Integration {
  readonly id: string;
  readonly url: string;
  readonly messages: readonly string[];
  /** Names only; values are secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** Queued messages, also those to be retried. */
  readonly waiting: number;
  /** Number of dead letters. */
  readonly dead: number;
  /** Messages that were dropped because the queue was full. */
  readonly dropped: number;
  /** Absent unless the last attempt failed. */
  readonly failing?: Failing;
}

/** Failed attempts since the last success. */
export interface Failing {
  readonly since: string;
  /** Of the last attempt. */
  readonly error: string;
  /** Absent when no message waits. */
  readonly next_attempt_at?: string;
}

/** An integration of one of several applications whose last attempt failed. */
export interface FailingIntegration extends Pick<Failing, 'since'> {
  readonly app_id: string;
  readonly id: string;
}

/** An entry of the delivery log. */
export interface Attempt {
  readonly delivery: string;
  readonly dev_id: string;
  readonly type: string;
  readonly attempt: number;
  readonly at: string;
  readonly ms: number;
  readonly status?: number;
  /** Absent after a successful delivery. */
  readonly error?: string;
}

/** A dead letter. */
export interface DeadLetter {
  readonly id: string;
  readonly dev_id: string;
  readonly type: string;
  readonly created_at: string;
  readonly attempts: number;
  readonly status?: number;
  readonly error?: string;
  readonly message: unknown;
}

/** Limits of the message storage of an application. */
export interface MessageStorage {
  /** A number and a unit: `86400s`, `7d`. */
  readonly max_age: string;
  readonly max_messages: number;
}

/** Dead letters per page. */
export const shownLetters = 50;

const path = 'integrations';
export const pathOf = (appId: string, ...more: readonly string[]): string =>
  ['/applications', appId, path, ...more].join('/');

const listKey = (appId: string): readonly string[] => keyOf(appId, path);
const keyOfOne = (appId: string, id: string, what: string): readonly string[] => [
  ...listKey(appId),
  id,
  what,
];

interface IntegrationList {
  readonly integrations: readonly Integration[];
  /** Whether there is a message storage. */
  readonly messages_stored: boolean;
}

const listQuery = (handler: HandlerApi, appId: string) =>
  queryOptions({
    queryKey: listKey(appId),
    queryFn: ({ signal }) => handler.ask<IntegrationList>({ path: pathOf(appId), signal }),
  });

/** The HTTP integrations of an application. */
export const integrationsQuery = (handler: HandlerApi, appId: string) => ({
  ...listQuery(handler, appId),
  select: ({ integrations }: IntegrationList) => integrations,
});

const failingKey = ['failing-integrations'];

/** Integrations of up to ten applications that fail, without those of other handlers. */
export const failingIntegrationsQuery = (handler: HandlerApi, appIds: readonly string[]) =>
  queryOptions({
    queryKey: [...failingKey, ...appIds],
    queryFn: async ({ signal }) => {
      const { responses, unread } = await askTogether(appIds, (ids) =>
        handler.ask<{ readonly integrations: readonly FailingIntegration[] }>({
          path: `/integrations/failing?${new URLSearchParams({ applications: ids.join(',') })}`,
          scope: scopeOfApplications(ids),
          signal,
        }),
      );
      return { integrations: responses.flatMap(({ integrations }) => integrations), unread };
    },
  });

export const integrationQuery = (handler: HandlerApi, appId: string, id: string) =>
  queryOptions({
    queryKey: keyOfOne(appId, id, 'facts'),
    queryFn: ({ signal }) => handler.ask<Integration>({ path: pathOf(appId, id), signal }),
  });

/** The last attempts, newest first. */
export const deliveriesQuery = (handler: HandlerApi, appId: string, id: string) =>
  queryOptions({
    queryKey: keyOfOne(appId, id, 'deliveries'),
    queryFn: async ({ signal }) => {
      const path = pathOf(appId, id, 'deliveries');
      return (await handler.ask<{ readonly deliveries: readonly Attempt[] }>({ path, signal })).deliveries;
    },
  });

/** The oldest dead letters. */
export const deadLettersQuery = (handler: HandlerApi, appId: string, id: string) =>
  queryOptions({
    queryKey: keyOfOne(appId, id, 'dead-letters'),
    queryFn: async ({ signal }) => {
      const path = pathOf(appId, id, `dead-letters?limit=${shownLetters}`);
      return (await handler.ask<{ readonly dead_letters: readonly DeadLetter[] }>({ path, signal }))
        .dead_letters;
    },
  });

export const storagePath = (appId: string): string => `/applications/${appId}/message-storage`;

/** Message storage; null when it is off, which the list of integrations says. */
export const storageQuery = (handler: HandlerApi, appId: string) =>
  queryOptions({
    queryKey: keyOf(appId, 'message-storage'),
    queryFn: async ({ client, signal }): Promise<MessageStorage | null> => {
      const { messages_stored } = await client.fetchQuery(listQuery(handler, appId));
      return messages_stored ? handler.ask<MessageStorage>({ path: storagePath(appId), signal }) : null;
    },
  });

/** Invalidates all queries about integrations after a change. */
export async function invalidateIntegrations(queries: QueryClient, appId: string): Promise<void> {
  const invalid = [listKey(appId), failingKey];
  await Promise.all(invalid.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
