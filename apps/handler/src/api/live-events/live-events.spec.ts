import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { Rejections } from '../../limits/rejections.js';
import type { ApplicationMessage, MessageKind } from '../../events/message-subscribers.js';
import { type EventStream, mostWaitingBytes } from './event-channel.js';
import { readEventFilter } from './event-filter.js';
import { LiveEvents } from './live-events.js';

const appId = AppId('my-app');
const messageOf = (dev: string, kind: MessageKind = 'up', json = '{}'): ApplicationMessage => ({
  appId,
  devId: DevId(dev),
  kind,
  json,
});

interface Client extends EventStream {
  readonly seen: string[];
  waiting: number;
  isCut: boolean;
  isEnded: boolean;
}

const clientOf = (
  query: Parameters<typeof readEventFilter>[0] = {},
  caller = 'ann',
  share = caller,
): Client => {
  const seen: string[] = [];
  const client: Client = {
    ...{ caller, share, filter: readEventFilter(query), seen, waiting: 0, isCut: false, isEnded: false },
    sink: {
      write: (text) => void seen.push(text),
      waitingBytes: () => client.waiting,
      end: () => void (client.isEnded = true),
      destroy: () => void (client.isCut = true),
    },
  };
  return client;
};

const idsIn = ({ seen }: Client): string[] => seen.flatMap((text) => /^id: (\S+)/.exec(text)?.[1] ?? []);
const topicsIn = ({ seen }: Client): string[] =>
  seen.flatMap((text) => /^event: (\S+)/m.exec(text)?.[1] ?? []);

let now = 0;
let live: LiveEvents;
let rejections: Rejections;
const limits = { perApplication: 3, perCaller: 2, perShare: 4, inAll: 4, left: 1 };
const requireCapacity = (id: AppId, caller: string, share = caller) =>
  live.requireCapacity({ appId: id, caller, share });

beforeEach(() => {
  now = 1_000;
  rejections = new Rejections();
  live = new LiveEvents(createLogger({ app: 'test', level: 'fatal' }), rejections, limits, () => now);
});

describe('A stream of live events', () => {
  it('names each event by its MQTT topic and carries the JSON of MQTT', () => {
    const client = clientOf();
    live.add(appId, client, '');
    live.take(messageOf('dev-1', 'events/down/sent', '{"a":1}'));
    expect(client.seen[0]).toBe('retry: 2000\n\n');
    expect(client.seen[1]).toMatch(
      /^id: \w+-1\nevent: my-app\/devices\/dev-1\/events\/down\/sent\ndata: \{"a":1\}\n\n$/,
    );
  });

  it('carries the error of the decoder beside the JSON of MQTT', () => {
    const client = clientOf();
    live.add(appId, client, '');
    live.take({ ...messageOf('dev-1', 'up', '{"port":1}'), decodingError: 'Decoder, line 2: "x"' });
    expect(client.seen[1]).toContain('data: {"decoding_error":"Decoder, line 2: \\"x\\"","port":1}');
  });

  it('gets only the devices and types of its filter', () => {
    const some = clientOf({ device: ['dev-1,dev-2'], type: 'up' });
    const events = clientOf({ type: 'events' }, 'bob');
    live.add(appId, some, '');
    live.add(appId, events, '');
    for (const dev of ['dev-1', 'dev-2', 'dev-3']) live.take(messageOf(dev));
    live.take(messageOf('dev-1', 'events/create'));
    expect(topicsIn(some)).toEqual(['my-app/devices/dev-1/up', 'my-app/devices/dev-2/up']);
    expect(topicsIn(events)).toEqual(['my-app/devices/dev-1/events/create']);
  });

  it('rejects types that do not exist by the name of the field', () =>
    expect(() => readEventFilter({ type: 'down' })).toThrow(
      /^Type not valid: should be events or one of up,/,
    ));

  it('goes on after the last event that its client has seen', () => {
    const first = clientOf();
    live.add(appId, first, '');
    for (const dev of ['dev-1', 'dev-2', 'dev-3']) live.take(messageOf(dev));
    live.remove(appId, first);
    live.take(messageOf('dev-4'));
    const again = clientOf();
    live.add(appId, again, idsIn(first)[1] ?? '');
    expect(topicsIn(again)).toEqual(['my-app/devices/dev-3/up', 'my-app/devices/dev-4/up']);
  });

  it.each(['other-1', 'nonsense', '0-99'])('reports a gap after the unknown event %s', (id) => {
    const client = clientOf();
    live.add(appId, client, id);
    expect(topicsIn(client)).toEqual(['gap']);
  });

  it('reports a gap when the missed events are too old', () => {
    const first = clientOf();
    live.add(appId, first, '');
    for (let n = 0; n < 300; n += 1) live.take(messageOf('dev-1'));
    const again = clientOf();
    live.add(appId, again, idsIn(first)[0] ?? '');
    expect(topicsIn(again)).toEqual(['gap']);
  });

  it('is cut when its client reads too slowly, and the others go on', () => {
    const [slow, quick] = [clientOf(), clientOf()];
    live.add(appId, slow, '');
    live.add(appId, quick, '');
    slow.waiting = mostWaitingBytes;
    live.take(messageOf('dev-1'));
    live.take(messageOf('dev-2'));
    expect([slow.isCut, topicsIn(slow).length, topicsIn(quick).length]).toEqual([true, 0, 2]);
  });
});

describe('The streams of live events', () => {
  it('gets nothing more when it was ended, or all were', () => {
    const [ended, other] = [clientOf(), clientOf({}, 'bob')];
    live.add(appId, ended, '');
    live.add(appId, other, '');
    live.end(appId, ended);
    live.take(messageOf('dev-1'));
    live.endAll();
    live.take(messageOf('dev-1'));
    expect([ended, other].map(({ isEnded, seen }) => [isEnded, seen.length])).toEqual([
      [true, 1],
      [true, 2],
    ]);
  });

  it('are so many for a caller, so many for an application, and so many in all', () => {
    const streams = [clientOf(), clientOf(), clientOf({}, 'bob')];
    for (const stream of streams.slice(0, 2)) live.add(appId, stream, '');
    expect(() => requireCapacity(appId, 'ann')).toThrow('Too many streams of this client');
    live.add(appId, clientOf({}, 'bob'), '');
    expect(() => requireCapacity(appId, 'carl')).toThrow('Too many streams of application "my-app"');
    live.add(AppId('other'), clientOf({}, 'carl'), '');
    expect(() => requireCapacity(AppId('third'), 'bob')).toThrow('Too many streams of this handler');
    for (const stream of streams) live.remove(appId, stream);
    expect(() => requireCapacity(AppId('third'), 'carl')).not.toThrow();
  });

  it('are limited per owner, across applications and callers', () => {
    for (const n of [1, 2, 3, 4]) live.add(AppId(`app-${n}`), clientOf({}, `caller-${n}`, 'ann'), '');
    expect(() => requireCapacity(AppId('app-5'), 'caller-5', 'ann')).toThrow(
      'Too many streams of the owner of application "app-5": at most 4 may be open',
    );
    expect(rejections.tally.of('event_streams_of_owner')).toBe(1);
  });

  it('are closed in favour of another owner when one owner has all of them', () => {
    const streams = [1, 2, 3, 4].map((n) => clientOf({}, `caller-${n}`, 'ann'));
    for (const [n, stream] of streams.entries()) live.add(AppId(`app-${n}`), stream, '');
    requireCapacity(AppId('bob-app'), 'bob');
    expect(streams.map(({ isEnded }) => isEnded)).toEqual([false, false, false, true]);
  });

  it('are not closed for an owner who has as many', () => {
    for (const share of ['a', 'b']) {
      for (const n of [1, 2]) live.add(AppId(`${share}-app-${n}`), clientOf({}, `${share}-${n}`, share), '');
    }
    expect(() => requireCapacity(AppId('a-app-3'), 'a-3', 'a')).toThrow('Too many streams of this handler');
  });

  it('are kept alive while nothing happens', () => {
    const client = clientOf();
    live.add(appId, client, '');
    live.beat();
    expect(client.seen.at(-1)).toBe(': still here\n\n');
  });

  it('cost nothing for applications without streams', () => {
    expect(live.wants(appId)).toBe(false);
    const client = clientOf();
    live.add(appId, client, '');
    live.remove(appId, client);
    live.beat();
    expect(live.wants(appId)).toBe(true);
    now += 300_000;
    live.beat();
    expect(live.wants(appId)).toBe(false);
  });

  it('leave no more than a bounded number of applications behind', () => {
    for (const id of ['app-1', 'app-2', 'app-3'].map((text) => AppId(text))) {
      const client = clientOf();
      live.add(id, client, '');
      live.remove(id, client);
    }
    live.beat();
    expect(['app-1', 'app-2', 'app-3'].filter((id) => live.wants(AppId(id)))).toEqual(['app-3']);
  });
});
