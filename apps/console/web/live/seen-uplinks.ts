import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query';
import { identityOf, type LiveMessage } from './live-message.js';

/** Uplinks of an application that are kept while the console is open. */
const mostKept = 20;

const keyOf = (appId: string) => ['seen-uplinks', appId] as const;

/** Keeps an uplink that a page of the console has seen, for pages that are opened later. */
export function rememberUplink(queries: QueryClient, appId: string, message: LiveMessage): void {
  if (message.kind !== 'up') return;
  queries.setQueryDefaults(['seen-uplinks'], { gcTime: Infinity });
  queries.setQueryData<readonly LiveMessage[]>(keyOf(appId), (before = []) =>
    [message, ...before.filter((one) => identityOf(one) !== identityOf(message))].slice(0, mostKept),
  );
}

/** The uplinks that pages have seen, newest first, for parts of pages that follow them. */
export const seenUplinksQuery = (appId: string) =>
  queryOptions<readonly LiveMessage[]>({ queryKey: keyOf(appId), queryFn: skipToken });

/** The uplinks that pages have seen, newest first. */
export const seenUplinks = (queries: QueryClient, appId: string): readonly LiveMessage[] =>
  queries.getQueryData<readonly LiveMessage[]>(keyOf(appId)) ?? [];
