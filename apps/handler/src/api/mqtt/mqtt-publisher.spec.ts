import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from '@fieldpost/observability';
import { sampleUplink } from '../../../test/memory/sample-uplink.js';
import { MqttPublisher } from './mqtt-publisher.js';
import { Session } from './sessions/session.js';
import { Sessions } from './sessions/sessions.js';

const most = 200;
const topic = 'my-app/devices/dev-1/up';

let logged: string[];
let sessions: Sessions;
let publisher: MqttPublisher;

beforeEach(() => {
  logged = [];
  const log = { info: (_fields: object, text: string) => void logged.push(text) } as unknown as Logger;
  sessions = new Sessions(log, {
    HANDLER_MQTT_SESSIONS_PER_APPLICATION: most,
    HANDLER_MQTT_SESSIONS_PER_OWNER: most,
    HANDLER_MQTT_SESSIONS_PER_ADDRESS: most,
  });
  publisher = new MqttPublisher(sessions, log, { HANDLER_MQTT_FIELDS: true });
});

/** A session with these filters, and what it is sent. */
function subscriber(id: string, filters: readonly string[]): Buffer[] {
  const packets: Buffer[] = [];
  const conn = { writable: true, write: (packet: Buffer) => void packets.push(packet) };
  const rights = { mayRead: true, writes: [] };
  const session = new Session(sampleUplink.app_id, { id, conn } as never, rights, sessions.subscriptions);
  sessions.add(session);
  for (const filter of filters) expect(session.subscribe(filter)).toBe(true);
  return packets;
}

const fieldsNamed = (count: number, prefix = '') =>
  Object.fromEntries(Array.from({ length: count }, (_, number) => [`${prefix}${number}`, number]));

/** Filters that take every topic below `topic` with this many levels: each level by its name or by a wildcard. */
const combinations = (levels: number, last: string): string[] =>
  Array.from({ length: 2 ** levels }, (_, bits) => {
    const names = Array.from({ length: levels }, (_name, level) => ((bits >> level) & 1 ? '+' : 'a'));
    return [topic, ...names, last].join('/');
  });

describe('The field topics of an uplink', () => {
  it('are all published, however many there are, to a few clients', () => {
    for (let id = 0; id < 10; id += 1) subscriber(`client-${id}`, ['my-app/#']);
    publisher.uplink({ ...sampleUplink, payload_fields: fieldsNamed(900) });
    expect(sessions.delivered).toBe(10 * 901);
    expect(logged).toEqual([]);
  });

  it('are left out from where they would be too many deliveries, and the uplink is not', () => {
    for (let id = 0; id < most; id += 1) subscriber(`client-${id}`, ['my-app/#']);
    publisher.uplink({ ...sampleUplink, payload_fields: fieldsNamed(1_000) });
    expect(sessions.delivered).toBeGreaterThan(40 * most);
    expect(sessions.delivered).toBeLessThan(70 * most);
    expect(logged).toEqual(['mqtt field topics left out: too many for their subscribers']);
  });

  it.each([
    ['filters that match', 7, '#'],
    ['filters that match but for the last level', 11, 'other'],
  ])('are left out from where too many %s have to be looked at', (_what, levels, last) => {
    const filters = combinations(levels, last);
    for (let at = 0; at < filters.length; at += 100) subscriber(`client-${at}`, filters.slice(at, at + 100));
    const before = sessions.steps;
    publisher.uplink({ ...sampleUplink, payload_fields: fieldsNamed(1_000, 'a/'.repeat(levels)) });
    expect(sessions.steps - before).toBeLessThan(30_000);
    expect(logged).toHaveLength(1);
  });
});
