import { applicationsQuery, handlerQuery } from '../../applications/applications.queries.js';
import { gatewayQuery, gatewaysQuery, planChoicesQuery } from '../../gateways/gateways.queries.js';
import {
  gatewaySignalQuery,
  gatewayStatusQuery,
  gatewaySummaryQuery,
} from '../../gateways/status/status.queries.js';
import { announcementsQuery } from '../../network/announcements.queries.js';
import { hasNetworkApp } from '../../network/network-app.js';
import { beginningQueries, lookedAt } from '../../overview/beginning-queries.js';
import { hiddenChecklist } from '../../overview/onboarding.js';
import { rememberedOf } from '../../session/remembered.js';
import { countedParts } from '../../traffic/traffic.js';
import { applicationsTrafficQuery } from '../../traffic/traffic.queries.js';
import type { Reading } from './reading.js';

/** The variable part of the path of all pages of a gateway. */
export interface GatewayId {
  readonly gatewayId: string;
}

/** The overview of all that a user has. */
export async function ofAll({ read, console }: Reading): Promise<void> {
  const { account, handler, keeper } = console;
  const gateways = read(gatewaysQuery(account));
  const applications = await read(applicationsQuery(account, 'kept'));
  const isListed = !rememberedOf(keeper.user(), hiddenChecklist);
  const beginnings = lookedAt(isListed ? applications : []).map(async (one) => {
    if (!(await read(handlerQuery(handler, one.id)))) return;
    const { states, traffic, recent, format, keys, integrations } = beginningQueries(console, one);
    await Promise.all([
      states.enabled && read(states),
      traffic.enabled && Promise.all([read(traffic), read(recent)]),
      format.enabled && Promise.all([read(format), read(keys), read(integrations)]),
    ]);
  });
  const counts = countedParts(applications).map((ids) => read(applicationsTrafficQuery(handler, ids, '24h')));
  await Promise.all([gateways, ...beginnings, ...counts]);
}

/** The networks that a gateway can be connected to. */
export const ofNetworks = ({ read }: Reading) =>
  Promise.all([read(announcementsQuery('router')), read(announcementsQuery('broker'))]);

/** The settings of a gateway. */
export const ofGatewaySettings = (reading: Reading) =>
  Promise.all([
    reading.read(planChoicesQuery(reading.console.account)),
    reading.read(announcementsQuery('router')),
  ]);

/** The overview of a gateway. */
export async function ofGateway(reading: Reading, { gatewayId }: GatewayId): Promise<void> {
  const {
    read,
    console: { account, network },
  } = reading;
  const [{ rights, activated }, announced] = await Promise.all([
    read(gatewayQuery(account, gatewayId)),
    ofNetworks(reading),
  ]);
  if (!rights.includes('gateway:status') || !hasNetworkApp(...announced)) return;
  await Promise.all([
    read(gatewayStatusQuery(network, gatewayId)),
    read(gatewaySignalQuery(network, gatewayId, '24h')),
    activated === false && read(gatewaySummaryQuery(network, gatewayId)),
  ]);
}
