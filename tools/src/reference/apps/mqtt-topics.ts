import {
  AppId,
  type AppRight,
  appRights,
  type Claims,
  DevId,
  downlinkTopic,
  parseDeviceTopic,
  uplinkTopic,
} from '@fieldpost/domain';

/** The exports of the handler's modules that the reference uses. */
export interface MqttModules {
  readonly eventTypes: readonly string[];
  readonly MqttPublisher: new (
    sessions: Recorder,
    log: object,
    settings: { readonly HANDLER_MQTT_FIELDS: boolean },
  ) => Publishing;
  readonly topicRightsOf: (claims: Claims, appId: AppId) => TopicRights | undefined;
  readonly readFilter: (raw: string, appId: AppId) => string | undefined;
}

interface Publishing {
  uplink(message: object): void;
  event(appId: AppId, devId: DevId, type: string, data: null): void;
}
interface TopicRights {
  readonly mayRead: boolean;
  readonly writes: readonly string[];
}
interface Recorder {
  hasAny(): boolean;
  deliver(topic: string): void;
  deliverByDownlinkName(topic: string): void;
}

/** One topic and the rights that open it. */
export interface MqttTopic {
  /** The part after `<app_id>/devices/<dev_id>/`. */
  readonly name: string;
  readonly readers: readonly AppRight[];
  readonly writers: readonly AppRight[];
  /** A second name of another topic: only filters that spell it receive anything. */
  readonly isAlias: boolean;
}

const appId = AppId('my-app');
const devId = DevId('my-device');
const devicePrefix = `${appId}/devices/${devId}/`;

/**
 * The MQTT topics, derived from the code that serves them: the publisher writes to a recorder, and every
 * right is tried on every topic.
 */
export function topicsOf(modules: MqttModules): readonly MqttTopic[] {
  const published = new Map([[downlinkTopic(appId, devId), false]]);
  const publisher = new modules.MqttPublisher(
    {
      hasAny: () => true,
      deliver: (topic) => void published.set(topic, false),
      deliverByDownlinkName: (topic) => void published.set(topic, true),
    },
    console,
    { HANDLER_MQTT_FIELDS: true },
  );
  publisher.uplink({ app_id: appId, dev_id: devId, payload_fields: { '<field>': 0 } });
  for (const type of modules.eventTypes) publisher.event(appId, devId, type, null);
  if (!published.has(uplinkTopic(appId, devId))) throw new Error('the publisher did not publish an uplink');
  return [...published].map(([topic, isAlias]) => ({
    name: topic.slice(devicePrefix.length),
    readers: rightsThat(modules, ({ mayRead }) => mayRead && modules.readFilter(topic, appId) !== undefined),
    writers: rightsThat(modules, ({ writes }) => writes.some((kind) => isTopicOf(kind, topic))),
    isAlias,
  }));
}

// A client publishes whole messages only: a field or an event has no topic that may be written.
function isTopicOf(kind: string, topic: string): boolean {
  const parsed = parseDeviceTopic(topic);
  return parsed?.kind === kind && parsed.rest === '';
}

/** The rights that open something on their own. */
const rightsThat = (modules: MqttModules, opens: (rights: TopicRights) => boolean): readonly AppRight[] =>
  appRights.filter((right) => {
    const rights = modules.topicRightsOf(holding(right), appId);
    return rights !== undefined && opens(rights);
  });

const holding = (right: AppRight): Claims => ({
  issuer: 'fieldpost',
  subject: appId,
  type: undefined,
  client: undefined,
  username: undefined,
  scopes: [`apps:${appId}`],
  apps: new Map([[appId, [right]]]),
  gateways: new Map(),
  components: new Map(),
  interchangeable: false,
  expiresAt: undefined,
  issuedAt: undefined,
});
