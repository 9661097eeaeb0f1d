import { useQueries } from '@tanstack/react-query';
import { accessKeysQuery } from '../access-keys/access-keys.queries.js';
import type { Application } from '../api/account.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { integrationsQuery } from '../integrations/integrations.queries.js';
import { handlerApplicationQuery } from '../payload-functions/handler-application.js';
import { deviceStatesQuery, trafficQuery } from '../traffic/traffic.queries.js';
import { uplinkIn } from '../live/live-message.js';
import { seenUplinks } from '../live/seen-uplinks.js';
import { type Beginning, decodingIn } from './onboarding.js';

/** Applications that the checklist looks at, because each needs requests. */
const mostLooked = 3;

/**
 * What the first applications have of the checklist; undefined while it is loaded. Only requests are sent that the handler
 * answers: about applications that are registered, and with the rights that the user has.
 */
export function useBeginnings(applications: readonly Application[]): readonly Beginning[] | undefined {
  const { handler } = useConsole();
  const looked = applications.slice(0, mostLooked);
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

type Right = Application['rights'][number];
const may = ({ rights }: Application, right: Right): boolean => rights.includes(right);

function useMessages(registered: readonly Application[]) {
  const { handler, queries: cache } = useConsole();
  const states = useQueries({
    queries: registered.map((one) => ({
      ...deviceStatesQuery(handler, one.id),
      enabled: may(one, 'devices'),
    })),
  });
  const traffic = useQueries({
    queries: registered.map((one) => ({
      ...trafficQuery(handler, { appId: one.id }, '90d'),
      enabled: may(one, 'messages:up:r'),
    })),
  });
  const recent = useQueries({
    queries: registered.map((one) => ({
      ...trafficQuery(handler, { appId: one.id }, '24h'),
      enabled: may(one, 'messages:up:r'),
    })),
  });
  const of = (at: number): Pick<Beginning, 'devices' | 'uplinks' | 'decoding'> => {
    const counts = states[at]?.data;
    const devices = counts && counts.active + counts.silent + counts.never_seen;
    const seen = seenUplinks(cache, registered[at]?.id ?? '').flatMap((message) => uplinkIn(message) ?? []);
    const decoding = decodingIn(recent[at]?.data?.intervals ?? [], seen);
    return { devices, uplinks: traffic[at]?.data?.total.uplinks, decoding };
  };
  return { queries: [...states, ...traffic, ...recent], of };
}

function useSettings(registered: readonly Application[]) {
  const { account, handler } = useConsole();
  const mayRead = registered.map((one) => may(one, 'settings'));
  const formats = useQueries({
    queries: registered.map(({ id }, at) => ({
      ...handlerApplicationQuery(handler, id),
      enabled: mayRead[at] === true,
    })),
  });
  const keys = useQueries({
    queries: registered.map(({ id }, at) => ({
      ...accessKeysQuery(account, id),
      enabled: mayRead[at] === true,
    })),
  });
  const integrations = useQueries({
    queries: registered.map(({ id }, at) => ({
      ...integrationsQuery(handler, id),
      enabled: mayRead[at] === true,
    })),
  });
  const of = (at: number): Pick<Beginning, 'hasDecoder' | 'hasClient'> => ({
    hasDecoder: (formats[at]?.data?.sources.format ?? '') !== '',
    hasClient:
      keys[at]?.data?.some(({ lastUsed }) => lastUsed !== undefined) === true ||
      (integrations[at]?.data ?? []).length > 0,
  });
  return { queries: [...formats, ...keys, ...integrations], of };
}
