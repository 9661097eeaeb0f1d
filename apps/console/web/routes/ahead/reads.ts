import {
  applicationQuery,
  applicationsQuery,
  handlerQuery,
} from '../../applications/applications.queries.js';
import { noticesQuery } from '../../notices/notices.queries.js';
import { profileQuery } from '../../collaborators/collaborators.queries.js';
import { componentQuery, componentsQuery, pluralIn } from '../../components/components.queries.js';
import { gatewayQuery, gatewaysQuery } from '../../gateways/gateways.queries.js';
import { organizationQuery, organizationsQuery } from '../../organizations/organizations.queries.js';
import { ofApplication, ofDevice, ofDevices, ofFunctions, ofLiveData } from './handler-overviews-ahead.js';
import { ofAll, ofGateway } from './overviews-ahead.js';
import type { Reading } from './read-ahead.js';

interface AppId {
  readonly appId: string;
}
interface GatewayId {
  readonly gatewayId: string;
}

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
  '/': ({ read, console }: Reading) =>
    Promise.all([read(gatewaysQuery(console.account)), ofAll(read, console)]),
  '/console/applications': ({ read, console: { account }, search }: Reading) =>
    read(applicationsQuery(account, search.get('deleted') === 'true' ? 'all' : 'kept')),
  '/console/applications/$appId/': ({ read, console }: Reading, { appId }: AppId) =>
    ofApplication(read, console, appId),
  '/console/applications/$appId/data': ({ read, console }: Reading, { appId }: AppId) =>
    ofLiveData(read, console, appId),
  // A list with a filter or another page is read by its page.
  '/console/applications/$appId/devices': async ({ read, console, search }: Reading, { appId }: AppId) => {
    if (search.size === 0) await ofDevices(read, console, appId);
  },
  '/console/applications/$appId/devices/$devId/': (
    { read, console }: Reading,
    device: AppId & { readonly devId: string },
  ) => ofDevice(read, console, device),
  '/console/applications/$appId/payload-functions': ({ read, console }: Reading, { appId }: AppId) =>
    ofFunctions(read, console, appId),
  '/console/components': ({ read, console: { account } }: Reading) => read(componentsQuery(account)),
  '/console/gateways': ({ read, console: { account } }: Reading) => read(gatewaysQuery(account)),
  '/console/gateways/$gatewayId/': ({ read, console }: Reading, { gatewayId }: GatewayId) =>
    ofGateway(read, console, gatewayId),
  '/console/organizations': ({ read, console: { account } }: Reading) => read(organizationsQuery(account)),
};
