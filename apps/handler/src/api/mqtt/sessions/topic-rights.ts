import { type AppId, type AppRight, type Claims, hasAppRight, type TopicKind } from '@fieldpost/domain';

/**
 * What a session may do with the topics of its application, worked out once from its token
 * (docs/protocol/mqtt.md#access-rights).
 */
export interface TopicRights {
  /** Whether it receives uplinks and events. */
  readonly mayRead: boolean;
  /** Kinds of message that it may publish for a device. */
  readonly writes: readonly TopicKind[];
}

const writing: readonly (readonly [AppRight, TopicKind])[] = [
  ['messages:down:w', 'down'],
  ['messages:up:w', 'up'],
];

/** The topic rights of a token on one application; undefined when it has none, so that nothing may be opened with it. */
export function topicRightsOf(claims: Claims, appId: AppId): TopicRights | undefined {
  const mayRead = hasAppRight(claims, appId, 'messages:up:r');
  const writes = writing.filter(([right]) => hasAppRight(claims, appId, right)).map(([, kind]) => kind);
  return mayRead || writes.length > 0 ? { mayRead, writes } : undefined;
}
