import { applicationQuery, handlerQuery } from '../../applications/applications.queries.js';
import type { Console } from '../../make-console.js';
import {
  type DeviceName,
  deviceQuery,
  devicesQuery,
  locatedDevicesQuery,
  queueQuery,
} from '../../devices/devices.queries.js';
import { viewOf } from '../../lists/list-views.js';
import { handlerApplicationQuery } from '../../payload-functions/handler-application.js';
import { rememberedOf } from '../../session/remembered.js';
import { deviceStatesQuery, type TrafficOf, trafficQuery } from '../../traffic/traffic.queries.js';
import type { Read } from './read-ahead.js';

/** The overview of an application. */
export async function ofApplication(read: Read, console: Console, appId: string): Promise<void> {
  const rights = await rightsAtHandler(read, console, appId);
  const { handler } = console;
  await Promise.all([
    rights.includes('devices') && read(deviceStatesQuery(handler, appId)),
    rights.includes('devices') && read(locatedDevicesQuery(handler, appId)),
    rights.includes('messages:up:r') && readTraffic(read, console, { appId }),
  ]);
}

/** The overview of a device. */
export async function ofDevice(read: Read, console: Console, of: DeviceName): Promise<void> {
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
}

/** Live data of an application. Where messages are stored, the page follows them by itself. */
export async function ofLiveData(read: Read, console: Console, appId: string): Promise<void> {
  const rights = await rightsAtHandler(read, console, appId);
  if (rights.includes('messages:up:r')) await readTraffic(read, console, { appId });
}

/** The payload functions of an application. */
export async function ofFunctions(read: Read, console: Console, appId: string): Promise<void> {
  const rights = await rightsAtHandler(read, console, appId);
  if (rights.includes('settings')) await read(handlerApplicationQuery(console.handler, appId));
}

/** The first page of the devices of an application. */
export async function ofDevices(read: Read, console: Console, appId: string): Promise<void> {
  const rights = await rightsAtHandler(read, console, appId);
  const { size } = rememberedOf(console.keeper.user(), viewOf('devices'));
  if (rights.includes('devices')) await read(devicesQuery(console.handler, appId, {}, size));
}

/** Rights to an application that has a handler; none where it has none, which would reject requests. */
async function rightsAtHandler(read: Read, { account, handler }: Console, appId: string) {
  const [{ rights }, registered] = await Promise.all([
    read(applicationQuery(account, appId)),
    read(handlerQuery(handler, appId)),
  ]);
  return registered ? rights : [];
}

/** The counts of a day, and of a month where messages are not stored. */
async function readTraffic(read: Read, { handler }: Console, of: TrafficOf): Promise<void> {
  const { messages_stored } = await read(trafficQuery(handler, of, '24h'));
  if (!messages_stored) await read(trafficQuery(handler, of, '30d'));
}
