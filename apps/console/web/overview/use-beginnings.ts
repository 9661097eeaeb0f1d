import { useQueries } from '@tanstack/react-query';
import type { Application } from '../api/account.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { decodingIn } from '../traffic/decoding.js';
import { beginningQueries, lookedAt } from './beginning-queries.js';
import type { Beginning } from './onboarding.js';

/**
 * What the first applications have of the checklist; undefined while it is loaded. Only requests are sent that the handler
 * answers: about applications that are registered, and with the rights that the user has.
 */
export function useBeginnings(applications: readonly Application[]): readonly Beginning[] | undefined {
  const { handler } = useConsole();
  const looked = lookedAt(applications);
  const handlers = useQueries({ queries: looked.map(({ id }) => handlerQuery(handler, id)) });
  const registered = looked.filter((_, at) => handlers[at]?.data);
  const messages = useMessages(registered);
  const settings = useSettings(registered);
  // A query that may not be sent is never loading.
  if ([...handlers, ...messages.queries, ...settings.queries].some(({ isLoading }) => isLoading))
    return undefined;
  return looked.map(({ id }) => {
    const at = registered.findIndex((one) => one.id === id);
    return { ...messages.of(at), ...settings.of(at) };
  });
}

function useMessages(registered: readonly Application[]) {
  const console = useConsole();
  const queries = registered.map((one) => beginningQueries(console, one));
  const states = useQueries({ queries: queries.map((of) => of.states) });
  const traffic = useQueries({ queries: queries.map((of) => of.traffic) });
  const recent = useQueries({ queries: queries.map((of) => of.recent) });
  const of = (at: number): Pick<Beginning, 'devices' | 'uplinks' | 'decoding'> => {
    const counts = states[at]?.data;
    const devices = counts && counts.active + counts.silent + counts.never_seen;
    const intervals = [traffic, recent].flatMap((found) => found[at]?.data?.intervals ?? []);
    return { devices, uplinks: traffic[at]?.data?.total.uplinks, decoding: decodingIn(intervals) };
  };
  return { queries: [...states, ...traffic, ...recent], of };
}

function useSettings(registered: readonly Application[]) {
  const console = useConsole();
  const queries = registered.map((one) => beginningQueries(console, one));
  const formats = useQueries({ queries: queries.map((of) => of.format) });
  const keys = useQueries({ queries: queries.map((of) => of.keys) });
  const integrations = useQueries({ queries: queries.map((of) => of.integrations) });
  const of = (at: number): Pick<Beginning, 'hasDecoder' | 'hasClient'> => ({
    hasDecoder: (formats[at]?.data?.sources.format ?? '') !== '',
    hasClient:
      keys[at]?.data?.some(({ lastUsed }) => lastUsed !== undefined) === true ||
      (integrations[at]?.data ?? []).some(({ failing }) => failing === undefined),
  });
  return { queries: [...formats, ...keys, ...integrations], of };
}
