import type { Device } from '@fieldpost/domain';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiFailure, isNotFound, needsLoginIn } from '../api/failure.js';
import type { HandlerApi } from '../api/handler.js';
import { keyOf } from '../applications/applications.queries.js';
import { sliceOf } from '../lists/server-pages.js';
import type { StoredUplink } from '../live/live-message.js';
import type { DevicesSearch } from './list/devices-search.js';

/** A device by its ids. */
export interface DeviceName {
  readonly appId: string;
  readonly devId: string;
}

/** One page of the devices of an application, without their keys. */
export interface DevicePage {
  readonly items: readonly Device[];
  /** Total of matching devices. */
  readonly total: number;
}

/** A downlink in the queue of a device. */
export interface QueuedDownlink {
  readonly port: number;
  readonly confirmed?: boolean;
  /** Base64. */
  readonly payload_raw?: string;
  readonly payload_fields?: Readonly<Record<string, unknown>>;
}

export interface WaitingDownlink extends QueuedDownlink {
  readonly id: string;
  readonly queued_at: string;
}

export interface DownlinkQueue {
  /** The pending downlink. */
  readonly current: QueuedDownlink | null;
  readonly waiting: readonly WaitingDownlink[];
}

/**
 * For data that changes while the page is open, and is there. What was read ahead less than two seconds ago is not read again when the
 * page is rendered.
 */
export const refreshing = {
  staleTime: 2_000,
  refetchInterval: ({ state: { error } }: { readonly state: { readonly error: unknown } }) =>
    isNotFound(error) ? (false as const) : 10_000,
};

/** Paths of an application and of a device at the handler. */
export const applicationPath = (appId: string): string => `/applications/${encodeURIComponent(appId)}`;
export const devicePath = (appId: string, devId: string): string =>
  `${applicationPath(appId)}/devices/${encodeURIComponent(devId)}`;

const ofDevice = (appId: string, devId: string, what: string) => [...keyOf(appId, 'device'), devId, what];

/** A part of the matching devices. */
export async function readDevices(
  handler: HandlerApi,
  appId: string,
  { search = '', sort = 'dev_id', state, located = false }: DevicesSearch & { readonly located?: boolean },
  { limit, offset, signal }: ReturnType<typeof sliceOf> & { readonly signal?: AbortSignal },
): Promise<DevicePage> {
  const asked = new URLSearchParams({
    ...{ search, sort, keys: 'false', last_seen: 'true' },
    ...(state && { state }),
    ...(located && { located: 'true' }),
    ...{ limit: String(limit), offset: String(offset) },
  });
  const path = `${applicationPath(appId)}/devices?${asked}`;
  const { body, total } = await handler.page<{ readonly devices?: readonly Device[] }>({
    path,
    ...(signal && { signal }),
  });
  return { items: body.devices ?? [], total };
}

/** Devices of an application that a map shows. */
const mostOnMap = 500;

/** The devices that have a location, those that were heard last first. */
export const locatedDevicesQuery = (handler: HandlerApi, appId: string) =>
  queryOptions({
    queryKey: [...keyOf(appId, 'devices'), 'located'],
    queryFn: ({ signal }) =>
      readDevices(
        handler,
        appId,
        { sort: '-last_seen', located: true },
        { ...sliceOf(1, mostOnMap), signal },
      ),
  });

/** One page of the matching devices. */
export const devicesQuery = (handler: HandlerApi, appId: string, wanted: DevicesSearch, size: number) =>
  queryOptions({
    queryKey: [...keyOf(appId, 'devices'), wanted, size],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readDevices(handler, appId, wanted, { ...sliceOf(wanted.page, size), signal }),
  });

/** One device. */
export interface ReadDevice {
  readonly device: Device;
  /** Why it has no keys: they need a recent login. Undefined for a device with its keys. */
  readonly keysFailure: ApiFailure | undefined;
}

/** One device, with its keys if the login is recent enough for them. */
export const deviceQuery = (handler: HandlerApi, appId: string, devId: string) =>
  queryOptions({
    queryKey: ofDevice(appId, devId, 'itself'),
    queryFn: ({ signal }) => readDevice(handler, devicePath(appId, devId), signal),
  });

/** A handler of the last release, during an update, rejects the query: it is read as clients of v2 read it. */
async function readDevice(handler: HandlerApi, path: string, signal: AbortSignal): Promise<ReadDevice> {
  const { body: device, headers } = await handler
    .withHeaders<Device>({ path: `${path}?keys=if_recent`, signal })
    .catch((failure: unknown) => {
      if (!(failure instanceof ApiFailure) || failure.status !== 400) throw failure;
      return handler.withHeaders<Device>({ path, signal });
    });
  const keysFailure = needsLoginIn(headers) ? new ApiFailure(403, '', { needsLogin: true }) : undefined;
  return { device, keysFailure };
}

/** The downlink queue of a device. */
export const queueQuery = (handler: HandlerApi, appId: string, devId: string) =>
  queryOptions({
    queryKey: ofDevice(appId, devId, 'down'),
    queryFn: ({ signal }) => handler.ask<DownlinkQueue>({ path: `${devicePath(appId, devId)}/down`, signal }),
  });

const fewMessages = 50;

/** Stored messages of a device, newest first; to be requested only where the handler stores them. */
export const storedMessagesQuery = (
  handler: HandlerApi,
  appId: string,
  devId: string,
  most: number = fewMessages,
) =>
  queryOptions({
    queryKey: [...ofDevice(appId, devId, 'messages'), most],
    queryFn: async ({ signal }): Promise<readonly StoredUplink[]> => {
      const path = `${devicePath(appId, devId)}/messages?last=90d&limit=${most}`;
      return (await handler.ask<{ readonly messages: readonly StoredUplink[] }>({ path, signal })).messages;
    },
  });

/** Invalidates devices after a change. */
export async function invalidateDevices(queries: QueryClient, appId: string): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: keyOf(appId, 'devices') }),
    queries.invalidateQueries({ queryKey: keyOf(appId, 'device') }),
  ]);
}

/** Reads the state of a device, its downlinks and its traffic again, where they are shown. */
export async function refreshDevice(queries: QueryClient, appId: string, devId: string): Promise<void> {
  await Promise.all([
    ...['itself', 'down'].map((what) =>
      queries.invalidateQueries({ queryKey: ofDevice(appId, devId, what) }),
    ),
    queries.invalidateQueries({ queryKey: [...keyOf(appId, 'traffic'), devId] }),
  ]);
}

/** Removes everything of a device after it was deleted. */
export async function dropDevice(queries: QueryClient, appId: string, devId: string): Promise<void> {
  queries.removeQueries({ queryKey: [...keyOf(appId, 'device'), devId] });
  await queries.invalidateQueries({ queryKey: keyOf(appId, 'devices') });
}
