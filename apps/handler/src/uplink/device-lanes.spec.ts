import { describe, expect, it } from '@jest/globals';
import { DeviceLanes, type Timer } from './device-lanes.js';

/** Work that ends when it is told to. */
function work(log: string[], name: string) {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
  };
  return { run, end };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that never strikes unless it is told to. */
function handTimer() {
  const strikes: (() => void)[] = [];
  const timer: Timer = (done) => {
    strikes.push(done);
    return () => undefined;
  };
  return { timer, strikes };
}

describe('Work for devices', () => {
  it('runs in order for one device and at once for several', async () => {
    const lanes = new DeviceLanes({ capacity: 10, pauses: 10, perDevice: 10 });
    const log: string[] = [];
    const [first, second, other] = [work(log, 'a1'), work(log, 'a2'), work(log, 'b1')];
    lanes.add('a', first.run);
    lanes.add('a', second.run);
    lanes.add('b', other.run);
    await settle();
    expect(log).toEqual(['a1 begins', 'b1 begins']);
    first.end();
    await settle();
    expect(log.slice(2)).toEqual(['a1 ends', 'a2 begins']);
    second.end();
    other.end();
    await lanes.idle();
    expect(log).toHaveLength(6);
  });

  it('of one device waits only so long that others have their turn', async () => {
    const lanes = new DeviceLanes({ capacity: 4, pauses: 10, perDevice: 2 });
    const log: string[] = [];
    const works = ['a1', 'a2', 'a3', 'a4'].map((name) => work(log, name));
    expect(works.map(({ run }) => lanes.add('a', run))).toEqual([true, true, true, false]);
    const other = work(log, 'b1');
    await lanes.room();
    expect(lanes.add('b', other.run)).toBe(true);
    [...works, other].forEach(({ end }) => end());
    await lanes.idle();
    expect(log).not.toContain('a4 begins');
    expect(log).toContain('b1 ends');
  });

  it('is taken in only while there is room', async () => {
    const lanes = new DeviceLanes({ capacity: 2, pauses: 10, perDevice: 10 });
    const log: string[] = [];
    const [one, two] = [work(log, 'one'), work(log, 'two')];
    lanes.add('a', one.run);
    lanes.add('a', two.run);
    let hasRoom = false;
    const room = lanes.room().then(() => {
      hasRoom = true;
    });
    await settle();
    expect(hasRoom).toBe(false);
    one.end();
    await room;
    two.end();
  });

  it('gives its place away while it pauses', async () => {
    const { timer, strikes } = handTimer();
    const lanes = new DeviceLanes({ capacity: 1, pauses: 1, perDevice: 10 }, timer);
    lanes.add('a', (pause) => pause(100));
    await lanes.room();
    expect(strikes).toHaveLength(1);
    strikes[0]?.();
    await lanes.idle();
  });

  it('pauses no longer than until its device speaks again', async () => {
    const { timer, strikes } = handTimer();
    const lanes = new DeviceLanes({ capacity: 10, pauses: 10, perDevice: 10 }, timer);
    const log: string[] = [];
    lanes.add('a', async (pause) => {
      await pause(100);
      log.push('first');
    });
    await settle();
    expect(strikes).toHaveLength(1);
    lanes.add('a', async () => void log.push('second'));
    await lanes.idle();
    expect(log).toEqual(['first', 'second']);
  });

  it('does not pause when its device has spoken already, or when too much pauses', async () => {
    const { timer, strikes } = handTimer();
    const lanes = new DeviceLanes({ capacity: 10, pauses: 1, perDevice: 10 }, timer);
    lanes.add('a', (pause) => pause(100));
    await settle();
    lanes.add('b', (pause) => pause(100));
    lanes.add('b', async () => undefined);
    await settle();
    expect(strikes).toHaveLength(1);
    strikes[0]?.();
    await lanes.idle();
  });
});
