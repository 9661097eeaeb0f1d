import type { ServiceName } from '@fieldpost/domain';
import { queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '../api/failure.js';
import type { Announcement } from './announcements.js';

/** All announced components of one type. Needs no credentials. */
export const announcementsQuery = (service: ServiceName) =>
  queryOptions({
    queryKey: ['announcements', service],
    queryFn: async ({ signal }): Promise<readonly Announcement[]> => {
      const { services = [] } = await read<{ readonly services?: readonly Announcement[] }>(service, signal);
      return services;
    },
  });

/** One component without its metadata; null when it has not announced itself. */
export const announcedQuery = (service: string, id: string) =>
  queryOptions({
    queryKey: ['announcements', service, 'one', id],
    queryFn: async ({ signal }): Promise<Announcement | null> => {
      const path = `${service}?id=${encodeURIComponent(id)}`;
      const { services = [] } = await read<{ readonly services?: readonly Announcement[] }>(path, signal);
      return services[0] ?? null;
    },
  });

/** One component. */
export const announcementQuery = (service: string, id: string) =>
  queryOptions({
    queryKey: ['announcements', service, id],
    queryFn: ({ signal }): Promise<Announcement> => read(`${service}/${encodeURIComponent(id)}`, signal),
  });

async function read<T>(path: string, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`/announcements/${path}`, { signal }).catch((cause: unknown) => {
    throw new ApiFailure(0, '', { cause });
  });
  const body = (await answer.json().catch(() => ({}))) as T & { readonly error?: string };
  if (answer.ok) return body;
  throw new ApiFailure(answer.status, body.error ?? '');
}
