import { applicationQuery, applicationsQuery, handlerQuery } from '../applications/applications.queries.js';
import type { Console } from '../console.js';
import { deviceQuery, locatedDevicesQuery, queueQuery } from '../devices/devices.queries.js';
import { gatewayQuery, gatewaysQuery } from '../gateways/gateways.queries.js';
import {
  gatewaySignalQuery,
  gatewayStatusQuery,
  gatewaySummaryQuery,
} from '../gateways/status/status.queries.js';
import { announcementsQuery } from '../network/announcements.queries.js';
import { hasNetworkApp } from '../network/network-app.js';
import { beginningQueries, lookedAt } from '../overview/beginning-queries.js';
import { countedParts } from '../traffic/traffic.js';
import {
  applicationsTrafficQuery,
  deviceStatesQuery,
  trafficQuery,
  type TrafficOf,
} from '../traffic/traffic.queries.js';
import { type Loading, type Read, readAheadInTurn } from './read-ahead.js';

/** The overview of all that a user has. */
export const readOverviewAhead = (loading: Loading): void =>
  readAheadInTurn(loading, async (read, console) => {
    const { account, handler } = console;
    const gateways = read(gatewaysQuery(account));
    const applications = await read(applicationsQuery(account, 'kept'));
    const beginnings = lookedAt(applications).map(async (one) => {
      if (!(await read(handlerQuery(handler, one.id)))) return;
      const { states, traffic, recent, format, keys, integrations } = beginningQueries(console, one);
      await Promise.all([
        states.enabled && read(states),
        traffic.enabled && Promise.all([read(traffic), read(recent)]),
        format.enabled && Promise.all([read(format), read(keys), read(integrations)]),
      ]);
    });
    const counts = countedParts(applications).map((ids) =>
      read(applicationsTrafficQuery(handler, ids, '24h')),
    );
    await Promise.all([gateways, ...beginnings, ...counts]);
  });

/** The overview of an application. */
export const readApplicationAhead = (loading: Loading, appId: string): void =>
  readAheadInTurn(loading, async (read, console) => {
    const rights = await rightsAtHandler(read, console, appId);
    const { handler } = console;
    await Promise.all([
      rights.includes('devices') && read(deviceStatesQuery(handler, appId)),
      rights.includes('devices') && read(locatedDevicesQuery(handler, appId)),
      rights.includes('messages:up:r') && readTraffic(read, console, { appId }),
    ]);
  });

/** The overview of a device. */
export const readDeviceAhead = (loading: Loading, of: Required<TrafficOf>): void =>
  readAheadInTurn(loading, async (read, console) => {
    const { appId, devId } = of;
    const { handler } = console;
    const rights = await rightsAtHandler(read, console, appId);
    if (!rights.includes('devices')) return;
    await Promise.all([
      read(deviceQuery(handler, appId, devId)),
      rights.includes('messages:down:w') && read(queueQuery(handler, appId, devId)),
      rights.includes('messages:up:r') && readTraffic(read, console, of),
      rights.includes('messages:up:r') && read(trafficQuery(handler, { appId }, '24h')),
    ]);
  });

/** The overview of a gateway. */
export const readGatewayAhead = (loading: Loading, gatewayId: string): void =>
  readAheadInTurn(loading, async (read, { account, network }) => {
    const [{ rights, activated }, ...announced] = await Promise.all([
      read(gatewayQuery(account, gatewayId)),
      read(announcementsQuery('router')),
      read(announcementsQuery('broker')),
    ]);
    if (!rights.includes('gateway:status') || !hasNetworkApp(...announced)) return;
    await Promise.all([
      read(gatewayStatusQuery(network, gatewayId)),
      read(gatewaySignalQuery(network, gatewayId, '24h')),
      activated === false && read(gatewaySummaryQuery(network, gatewayId)),
    ]);
  });

/** Rights to an application that has a handler; none where it has none, which would reject requests. */
async function rightsAtHandler(read: Read, { account, handler }: Console, appId: string) {
  const [{ rights }, registered] = await Promise.all([
    read(applicationQuery(account, appId)),
    read(handlerQuery(handler, appId)),
  ]);
  return registered ? rights : [];
}

/** The counts of a day, and of a month where there are no messages to show. */
async function readTraffic(read: Read, { handler }: Console, of: TrafficOf): Promise<void> {
  const { messages_stored } = await read(trafficQuery(handler, of, '24h'));
  if (!messages_stored) await read(trafficQuery(handler, of, '30d'));
}
