import { describe, expect, it } from '@jest/globals';
import { PasswordQueue } from './password-queue.js';

/** A full queue with this many entries of each user, and what happens to them. */
function queueOf(entries: Readonly<Record<string, number>>) {
  const events: string[] = [];
  const work = (user: string) => ({
    start: () => void events.push(`start ${user}`),
    reject: () => void events.push(`reject ${user}`),
  });
  const total = Object.values(entries).reduce((sum, count) => sum + count, 0);
  const queue = new PasswordQueue(total);
  for (const [user, count] of Object.entries(entries))
    for (let at = 0; at < count; at += 1) queue.add(user, work(user));
  return { queue, events, add: (user: string) => queue.add(user, work(user)) };
}

describe('The queue of password checks', () => {
  it('serves users in turn', () => {
    const { queue, events } = queueOf({ mallory: 3, ann: 1, bob: 1 });
    while (queue.length > 0) queue.next()?.start();
    expect(events.map((event) => event.slice(6))).toEqual(['mallory', 'ann', 'bob', 'mallory', 'mallory']);
    expect(queue.next()).toBeUndefined();
  });

  it('when full, drops work of the user with most entries for a user with fewer', () => {
    const { queue, events, add } = queueOf({ ann: 1, mallory: 4 });
    add('victim');
    expect(events).toEqual(['reject mallory']);
    expect(queue.length).toBe(5);
  });

  it('when full, rejects a user who has as many entries as others', () => {
    const { add } = queueOf({ ann: 2, mallory: 3 });
    expect(() => add('mallory')).toThrow();
    expect(() => add('ann')).toThrow();
    expect(() => queueOf({ ann: 1, bob: 1 }).add('victim')).toThrow();
  });
});
