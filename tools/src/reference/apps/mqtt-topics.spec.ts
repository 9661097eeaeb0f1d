import { hasAppRight } from '@fieldpost/domain';
import { describe, expect, it } from '@jest/globals';
import { type MqttModules, topicsOf } from './mqtt-topics.js';

type Publisher = MqttModules['MqttPublisher'];
type Sessions = ConstructorParameters<Publisher>[0];
type About = Parameters<InstanceType<Publisher>['event']>;

/** Publishes every event under a second name as well. */
class MqttPublisher {
  constructor(private readonly sessions: Sessions) {}

  uplink(message: object): void {
    const { app_id, dev_id } = message as { app_id: About[0]; dev_id: About[1] };
    this.sessions.deliver(`${app_id}/devices/${dev_id}/up`);
  }

  event(...[appId, devId, type]: About): void {
    const prefix = `${appId}/devices/${devId}/events`;
    this.sessions.deliver(`${prefix}/${type}`);
    this.sessions.deliverByDownlinkName(`${prefix}/old-${type}`);
  }
}

const modules: MqttModules = {
  eventTypes: ['create'],
  MqttPublisher,
  readFilter: (raw) => (raw.endsWith('/down') ? undefined : raw),
  topicRightsOf: (claims, appId) => ({
    mayRead: hasAppRight(claims, appId, 'messages:up:r'),
    writes: hasAppRight(claims, appId, 'messages:down:w') ? ['down'] : [],
  }),
};

describe('The MQTT topics', () => {
  const topics = topicsOf(modules);

  it('are those that are published, and the one for downlinks', () =>
    expect(topics.map(({ name }) => name)).toEqual(['down', 'up', 'events/create', 'events/old-create']));

  it('name the rights that open them', () =>
    expect(topics.slice(0, 2)).toEqual([
      { name: 'down', readers: [], writers: ['messages:down:w'], isAlias: false },
      { name: 'up', readers: ['messages:up:r'], writers: [], isAlias: false },
    ]));

  it('distinguish an alias from a name', () =>
    expect(topics.filter(({ isAlias }) => isAlias).map(({ name }) => name)).toEqual(['events/old-create']));

  it('are not made without an uplink', () => {
    class Silent extends MqttPublisher {
      override uplink(): void {
        return undefined;
      }
    }
    expect(() => topicsOf({ ...modules, MqttPublisher: Silent })).toThrow('did not publish an uplink');
  });
});
