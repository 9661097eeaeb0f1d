import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { Session } from './session.js';
import { Sessions } from './sessions.js';

const app = AppId('my-app');
const topic = 'my-app/devices/dev-1/up';

/** A connection whose client takes what it is sent when the test says so. */
class Connection {
  writable = true;
  remoteAddress = '192.0.2.1';
  private readonly untaken: (() => void)[] = [];

  write(_bytes: Buffer, taken: () => void): void {
    this.untaken.push(taken);
  }

  takeAll(): void {
    for (const taken of this.untaken.splice(0)) taken();
  }

  destroy(): void {
    this.writable = false;
  }
}

function sessionIn(sessions: Sessions, clientId: string, conn = new Connection()): Session {
  const client = { id: clientId, conn };
  const session = new Session(app, client as never, { mayRead: true, writes: [] }, sessions.subscriptions);
  sessions.add(session);
  return session;
}

const newSessions = () =>
  new Sessions(createLogger({ app: 'handler', level: 'silent' }), {
    HANDLER_MQTT_SESSIONS_PER_APPLICATION: 9,
    HANDLER_MQTT_SESSIONS_PER_OWNER: 99,
    HANDLER_MQTT_SESSIONS_PER_ADDRESS: 9,
  });

describe('A session that another took the place of', () => {
  it('gets nothing more and can subscribe to nothing', () => {
    const sessions = newSessions();
    const first = sessionIn(sessions, 'same');
    expect(first.subscribe('my-app/#')).toBe(true);
    expect(sessions.subscriptions.of(topic)).toEqual(new Set([first]));
    const second = sessionIn(sessions, 'same');
    expect(first.subscribe('my-app/devices/+/up')).toBe(false);
    expect(sessions.subscriptions.of(topic)).toEqual(new Set());
    expect(second.subscribe('my-app/#')).toBe(true);
    expect(sessions.subscriptions.of(topic)).toEqual(new Set([second]));
  });
});

describe('The sessions from one address', () => {
  it('are those of its network when it is one of IPv6, since a host has all of that', () => {
    const sessions = newSessions();
    const from = (remoteAddress: string) => Object.assign(new Connection(), { remoteAddress });
    const fullFor = (clientId: string, address: string) =>
      sessions.fullShare({ appId: AppId('other-app'), clientId, address, share: 'other' });
    for (let at = 1; at <= 8; at += 1) sessionIn(sessions, `c${at}`, from(`2001:db8:1:2::${at}`));
    const last = sessionIn(sessions, 'last', from('2001:db8:1:2::9'));
    expect(fullFor('new', '2001:db8:1:2:3:4:5:6')).toBe('address');
    expect(fullFor('new', '2001:db8:1:3::1')).toBeUndefined();
    sessions.remove(last);
    expect(fullFor('new', '2001:db8:1:2:3:4:5:6')).toBeUndefined();
  });
});

describe('A session', () => {
  const mebibyte = 'x'.repeat(1_048_576);
  const behind = () => {
    jest.useFakeTimers();
    const [sessions, connection] = [newSessions(), new Connection()];
    sessionIn(sessions, 'one', connection).subscribe('#');
    const send = () => {
      sessions.deliver(topic, () => mebibyte);
      jest.advanceTimersByTime(1);
    };
    return { sessions, connection, send };
  };
  afterEach(() => void jest.useRealTimers());

  it('stays open when its client is behind for a short time', () => {
    const { connection, send } = behind();
    for (let times = 0; times < 3; times += 1) {
      send();
      send();
      jest.advanceTimersByTime(1_000);
      connection.takeAll();
      jest.advanceTimersByTime(10_000);
    }
    expect(connection.writable).toBe(true);
  });

  it('ends when its client stays behind, whether more messages come or not', () => {
    const { sessions, connection, send } = behind();
    send();
    send();
    expect(connection.writable).toBe(true);
    jest.advanceTimersByTime(2_000);
    expect([connection.writable, sessions.tooSlow, sessions.count]).toEqual([false, 1, 0]);
  });

  it('is behind by more than may be held for it is ended at once', () => {
    const { sessions, connection, send } = behind();
    for (let times = 0; times < 4; times += 1) send();
    expect([connection.writable, sessions.tooSlow]).toEqual([false, 1]);
  });

  it('stays open while its send buffer is below the limit', () => {
    const { sessions, connection, send } = behind();
    sessions.deliver(topic, () => 'x'.repeat(1_000_000));
    jest.advanceTimersByTime(60_000);
    expect(connection.writable).toBe(true);
    send();
    jest.advanceTimersByTime(60_000);
    expect(connection.writable).toBe(false);
  });
});
