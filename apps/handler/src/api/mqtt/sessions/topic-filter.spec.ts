import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { Subscriptions } from './subscriptions.js';
import { usesDownlinkNames, readFilter } from './topic-filter.js';

const app = AppId('my-app');

const gives = (filter: string, topic: string): boolean => {
  const subscriptions = new Subscriptions<string>();
  subscriptions.add(readFilter(filter, app) ?? '', 'somebody');
  return subscriptions.of(topic).has('somebody');
};

const up = 'my-app/devices/dev-1/up';
const field = 'my-app/devices/dev-1/up/gps/lat';
const activation = 'my-app/devices/dev-1/events/activations';
const sent = 'my-app/devices/dev-1/events/down/sent';

describe('A topic filter', () => {
  it.each([
    ['my-app/devices/dev-1/up', [up]],
    ['+/devices/+/up', [up]],
    ['+/+/+/up', [up]],
    ['+/devices/+/up/#', [up, field]],
    ['+/devices/+/up/+', []],
    ['+/devices/+/up/gps/lat', [field]],
    ['my-app/devices/+/events/#', [activation, sent]],
    ['+/+/+/events/+', [activation]],
    ['+/+/dev-1/events/activations', [activation]],
    ['+/devices/dev-2/#', []],
    ['+/devices/+/+', [up]],
    ['my-app/#', [up, field, activation, sent]],
    ['+/#', [up, field, activation, sent]],
    ['#', [up, field, activation, sent]],
  ])('%s gives just its topics', (filter, topics) =>
    expect([up, field, activation, sent].filter((topic) => gives(filter, topic))).toEqual(topics),
  );

  it.each([
    'my-app-two/devices/+/up',
    'my/devices/+/up',
    '+/devices/+/down',
    'my-app/devices/dev-1/down',
    'my-app/gateways/+/up',
    '+',
    '$SYS/#',
    '$share/group/my-app/devices/+/up',
    '/my-app/devices/+/up',
    '',
  ])('%j is rejected', (filter) => expect(readFilter(filter, app)).toBeUndefined());

  it.each(['my-app/events/#', '+/events/create'])(
    '%s is granted although nothing is published there',
    (filter) => expect(readFilter(filter, app)).toBeDefined(),
  );
});

describe('Events by the names of the specification', () => {
  const asks = (filter: string) => usesDownlinkNames(readFilter(filter, app) ?? '');

  it.each(['+/devices/dev-1/events/downlink/sent', '+/devices/+/events/downlink/#'])(
    'are asked for by %s',
    (filter) => expect(asks(filter)).toBe(true),
  );

  it.each(['#', '+/devices/+/events/#', '+/devices/+/events/+/sent', '+/devices/+/events/down/sent'])(
    'are not asked for by %s',
    (filter) => expect(asks(filter)).toBe(false),
  );
});
