import type { AppId, DevId } from './ids.js';

/**
 * Narrows a filter to one application. Clients may write `+` or `#` in place of the application id
 * ("everything I may see"); any other application is rejected.
 */
export function narrowFilter(filter: string, appId: AppId): string | undefined {
  const [root, ...rest] = filter.split('/');
  if (filter === '#') return `${appId}/#`;
  return root === '+' || root === appId ? [appId, ...rest].join('/') : undefined;
}

/** The three things a device topic can carry (docs/protocol/mqtt.md#topics). */
export const topicKinds = ['up', 'down', 'events'] as const;
export type TopicKind = (typeof topicKinds)[number];

export interface DeviceTopic {
  readonly appId: string;
  readonly devId: string;
  readonly kind: TopicKind;
  /** What follows the kind: the path of a field or the type of an event. */
  readonly rest: string;
}

const id = '[0-9a-z](?:[_-]?[0-9a-z]){1,35}';
const pattern = new RegExp(`^(${id})/devices/(${id})/(up|down|events)(?:/(.+))?$`, 's');

/** Reads a device topic; undefined when the topic is of another kind. */
export function parseDeviceTopic(topic: string): DeviceTopic | undefined {
  const [, appId, devId, kind, rest = ''] = pattern.exec(topic) ?? [];
  if (appId === undefined || devId === undefined || kind === undefined) return undefined;
  return { appId, devId, kind: kind as TopicKind, rest };
}

export const uplinkTopic = (appId: AppId, devId: DevId): string => `${appId}/devices/${devId}/up`;
export const downlinkTopic = (appId: AppId, devId: DevId): string => `${appId}/devices/${devId}/down`;
export const eventTopic = (appId: AppId, devId: DevId, type: string): string =>
  `${appId}/devices/${devId}/events/${type}`;
