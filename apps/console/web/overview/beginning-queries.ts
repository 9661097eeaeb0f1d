import { accessKeysQuery } from '../access-keys/access-keys.queries.js';
import type { Application } from '../api/account.js';
import type { Console } from '../make-console.js';
import { integrationsQuery } from '../integrations/integrations.queries.js';
import { handlerApplicationQuery } from '../payload-functions/handler-application.js';
import { deviceStatesQuery, trafficQuery } from '../traffic/traffic.queries.js';

/** Applications that the checklist looks at, because each needs requests. */
const mostLooked = 3;

/** The applications that the checklist looks at. */
export const lookedAt = (applications: readonly Application[]): readonly Application[] =>
  applications.slice(0, mostLooked);

/** What the checklist reads of an application that has a handler; `enabled` is whether the user has the right to it. */
export function beginningQueries(
  { account, handler }: Pick<Console, 'account' | 'handler'>,
  { id, rights }: Application,
) {
  const messages = { enabled: rights.includes('messages:up:r') };
  const settings = { enabled: rights.includes('settings') };
  return {
    states: { ...deviceStatesQuery(handler, id), enabled: rights.includes('devices') },
    traffic: { ...trafficQuery(handler, { appId: id }, '90d'), ...messages },
    recent: { ...trafficQuery(handler, { appId: id }, '24h'), ...messages },
    format: { ...handlerApplicationQuery(handler, id), ...settings },
    keys: { ...accessKeysQuery(account, id), ...settings },
    integrations: { ...integrationsQuery(handler, id), ...settings },
  };
}
