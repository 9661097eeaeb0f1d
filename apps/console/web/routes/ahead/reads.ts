import {
  applicationQuery,
  listedApplicationsQuery,
  handlerQuery,
} from '../../applications/applications.queries.js';
import { clientQuery } from '../../clients/clients.queries.js';
import { noticesQuery } from '../../notices/notices.queries.js';
import { profileQuery } from '../../collaborators/collaborators.queries.js';
import { componentQuery, componentsQuery, pluralIn } from '../../components/components.queries.js';
import { gatewayQuery, gatewaysQuery } from '../../gateways/gateways.queries.js';
import { organizationQuery, organizationsQuery } from '../../organizations/organizations.queries.js';
import { administrationReads } from './administration-reads.js';
import {
  type AppId,
  ofApplication,
  ofDevice,
  ofDeviceItself,
  ofDevices,
  ofFunctions,
  ofIntegration,
  ofLiveData,
} from './application-reads.js';
import { type GatewayId, ofAll, ofGateway, ofGatewaySettings, ofNetworks } from './overview-reads.js';
import type { Reading } from './reading.js';

/** What all pages below a path show, by the path of the route of their frame; the empty one is that of all pages with a login. */
export const frameReads = {
  '': ({ read, console: { account } }: Reading) =>
    Promise.all([read(profileQuery(account)), read(noticesQuery(account))]),
  '/console/applications/$appId': ({ read, console: { account, handler } }: Reading, { appId }: AppId) =>
    Promise.all([read(applicationQuery(account, appId)), read(handlerQuery(handler, appId))]),
  '/console/components/$plural/$componentId': (
    { read, console: { account } }: Reading,
    { plural, componentId }: { readonly plural: string; readonly componentId: string },
  ) => read(componentQuery(account, { plural: pluralIn(plural), componentId })),
  '/console/gateways/$gatewayId': ({ read, console: { account } }: Reading, { gatewayId }: GatewayId) =>
    read(gatewayQuery(account, gatewayId)),
  '/console/organizations/$organizationId': (
    { read, console: { account } }: Reading,
    { organizationId }: { readonly organizationId: string },
  ) => read(organizationQuery(account, organizationId)),
};

/** What pages show first, by the path of their routes. */
export const pageReads = {
  '/': ofAll,
  ...administrationReads,
  '/console/applications': ({ read, console: { account }, search }: Reading) =>
    read(listedApplicationsQuery(account, search.get('deleted') === 'true' ? { deleted: true } : {})),
  '/console/applications/$appId/': ofApplication,
  '/console/applications/$appId/data': ofLiveData,
  '/console/applications/$appId/devices': ofDevices,
  '/console/applications/$appId/devices/$devId/': ofDevice,
  '/console/applications/$appId/devices/$devId/settings': ofDeviceItself,
  '/console/applications/$appId/devices/$devId/simulate': ofDeviceItself,
  '/console/applications/$appId/integrations/$integrationId': ofIntegration,
  '/console/applications/$appId/payload-functions': ofFunctions,
  '/console/clients/$name': ({ read, console: { account } }: Reading, { name }: { readonly name: string }) =>
    read(clientQuery(account, name)),
  '/console/components': ({ read, console: { account } }: Reading) => read(componentsQuery(account)),
  '/console/gateways': ({ read, console: { account } }: Reading) => read(gatewaysQuery(account)),
  '/console/gateways/$gatewayId/': ofGateway,
  '/console/gateways/$gatewayId/connection': ofNetworks,
  '/console/gateways/$gatewayId/settings': ofGatewaySettings,
  '/console/organizations': ({ read, console: { account } }: Reading) => read(organizationsQuery(account)),
};
