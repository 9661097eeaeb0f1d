import { applicationQuery, handlerQuery } from '../../applications/applications.queries.js';
import {
  type DeviceName,
  deviceQuery,
  devicesQuery,
  locatedDevicesQuery,
  queueQuery,
} from '../../devices/devices.queries.js';
import { failingIntegrationsQuery, integrationQuery } from '../../integrations/integrations.queries.js';
import { viewOf } from '../../lists/list-views.js';
import { handlerApplicationQuery } from '../../payload-functions/handler-application.js';
import { rememberedOf } from '../../session/remembered.js';
import { deviceStatesQuery, type TrafficOf, trafficQuery } from '../../traffic/traffic.queries.js';
import type { Reading } from './reading.js';

/** The variable part of the path of all pages of an application. */
export interface AppId {
  readonly appId: string;
}

/** The overview of an application. */
export async function ofApplication(reading: Reading, { appId }: AppId): Promise<void> {
  const {
    read,
    console: { handler },
  } = reading;
  const rights = await rightsAtHandler(reading, appId);
  await Promise.all([
    rights.includes('devices') && read(deviceStatesQuery(handler, appId)),
    rights.includes('devices') && read(locatedDevicesQuery(handler, appId)),
    rights.includes('messages:up:r') && readTraffic(reading, { appId }),
    rights.includes('settings') && read(failingIntegrationsQuery(handler, [appId])),
  ]);
}

/** The overview of a device. */
export async function ofDevice(reading: Reading, { appId, devId }: DeviceName): Promise<void> {
  const {
    read,
    console: { handler },
  } = reading;
  const rights = await rightsAtHandler(reading, appId);
  if (!rights.includes('devices')) return;
  await Promise.all([
    read(deviceQuery(handler, appId, devId)),
    rights.includes('messages:down:w') && read(queueQuery(handler, appId, devId)),
    rights.includes('messages:up:r') && readTraffic(reading, { appId, devId }),
    rights.includes('messages:up:r') && read(trafficQuery(handler, { appId }, '24h')),
  ]);
}

/** The settings of a device, and its simulation. */
export async function ofDeviceItself(reading: Reading, { appId, devId }: DeviceName): Promise<void> {
  const rights = await rightsAtHandler(reading, appId);
  if (rights.includes('devices')) await reading.read(deviceQuery(reading.console.handler, appId, devId));
}

/** Live data of an application. Messages themselves come in a stream. */
export async function ofLiveData(reading: Reading, { appId }: AppId): Promise<void> {
  const rights = await rightsAtHandler(reading, appId);
  if (rights.includes('messages:up:r')) await readTraffic(reading, { appId });
}

/** The payload functions of an application. */
export async function ofFunctions(reading: Reading, { appId }: AppId): Promise<void> {
  const rights = await rightsAtHandler(reading, appId);
  if (rights.includes('settings'))
    await reading.read(handlerApplicationQuery(reading.console.handler, appId));
}

/** An HTTP integration. */
export async function ofIntegration(
  reading: Reading,
  { appId, integrationId }: AppId & { readonly integrationId: string },
): Promise<void> {
  const rights = await rightsAtHandler(reading, appId);
  if (rights.includes('settings'))
    await reading.read(integrationQuery(reading.console.handler, appId, integrationId));
}

/** The first page of the devices of an application. A list with a filter or another page is read by its page. */
export async function ofDevices(reading: Reading, { appId }: AppId): Promise<void> {
  const {
    read,
    console: { handler, keeper },
    search,
  } = reading;
  if (search.size > 0) return;
  const rights = await rightsAtHandler(reading, appId);
  const { size } = rememberedOf(keeper.user(), viewOf('devices'));
  if (rights.includes('devices')) await read(devicesQuery(handler, appId, {}, size));
}

/** Rights to an application that has a handler; none where it has none, which would reject requests. */
async function rightsAtHandler({ read, console: { account, handler } }: Reading, appId: string) {
  const [{ rights }, registered] = await Promise.all([
    read(applicationQuery(account, appId)),
    read(handlerQuery(handler, appId)),
  ]);
  return registered ? rights : [];
}

/** The counts of a day, and of a month where messages are not stored. */
async function readTraffic({ read, console: { handler } }: Reading, of: TrafficOf): Promise<void> {
  const { messages_stored } = await read(trafficQuery(handler, of, '24h'));
  if (!messages_stored) await read(trafficQuery(handler, of, '30d'));
}
