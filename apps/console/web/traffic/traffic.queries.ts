import { type DeviceState, type TrafficRange } from '@fieldpost/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askTogether } from '../api/ask-together.js';
import { type HandlerApi, scopeOfApplications } from '../api/handler.js';
import { keyOf } from '../applications/applications.queries.js';
import { applicationPath, devicePath } from '../devices/devices.queries.js';
import type { Traffic, TrafficOfApplications } from './traffic.js';

/** Charts follow the traffic, but not with every message. */
const refreshed = { staleTime: 15_000, refetchInterval: 30_000, placeholderData: keepPreviousData } as const;

/** An application, or one of its devices. */
export interface TrafficOf {
  readonly appId: string;
  readonly devId?: string;
}

/** Messages of an application or of a device. */
export const trafficQuery = (handler: HandlerApi, { appId, devId }: TrafficOf, range: TrafficRange) =>
  queryOptions({
    ...refreshed,
    queryKey: [...keyOf(appId, 'traffic'), devId, range],
    queryFn: ({ signal }) => {
      const of = devId === undefined ? applicationPath(appId) : devicePath(appId, devId);
      return handler.ask<Traffic>({ path: `${of}/traffic?range=${range}`, signal });
    },
  });

/** Messages of up to ten applications, without those of other handlers. */
export const applicationsTrafficQuery = (
  handler: HandlerApi,
  appIds: readonly string[],
  range: TrafficRange,
) =>
  queryOptions({
    ...refreshed,
    queryKey: ['traffic', appIds, range],
    queryFn: async ({ signal }): Promise<TrafficOfApplications> => {
      const { responses, unread } = await askTogether(appIds, (ids) =>
        handler.ask<TrafficOfApplications>({
          path: `/traffic?${new URLSearchParams({ range, applications: ids.join(',') })}`,
          scope: scopeOfApplications(ids),
          signal,
        }),
      );
      const [first] = responses;
      return { ...first, applications: responses.flatMap(({ applications }) => applications), unread };
    },
  });

/** How many devices of an application are in each state. */
export const deviceStatesQuery = (handler: HandlerApi, appId: string) =>
  queryOptions({
    ...refreshed,
    queryKey: keyOf(appId, 'device-states'),
    queryFn: ({ signal }) =>
      handler.ask<Readonly<Record<DeviceState, number>>>({
        path: `${applicationPath(appId)}/device-states`,
        signal,
      }),
  });
