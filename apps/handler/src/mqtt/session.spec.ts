import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { Session } from './session.js';
import { Sessions } from './sessions.js';

const app = AppId('my-app');
const topic = 'my-app/devices/dev-1/up';

/** A session of a client that is there in name alone: nothing is sent here. */
function sessionIn(sessions: Sessions, clientId: string): Session {
  const client = { id: clientId, conn: { writable: true, destroy: () => undefined } };
  const session = new Session(app, client as never, { mayRead: true, writes: [] }, sessions.subscriptions);
  sessions.add(session);
  return session;
}

const room = () =>
  new Sessions(createLogger({ app: 'handler', level: 'silent' }), { perApplication: 9, perAddress: 9 });

describe('A session that another took the place of', () => {
  it('gets nothing more and can subscribe to nothing', () => {
    const sessions = room();
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
