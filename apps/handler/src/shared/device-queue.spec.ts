import { NoTracing } from '@fieldpost/observability';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  DeviceQueue,
  type DeviceQueueLimits,
  type ListenResult,
  type ProcessUplink,
} from './device-queue.js';

/** A task that ends when the test ends it. */
function task(log: string[], name: string) {
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

const limits = { capacity: 10, perDevice: 10, listening: 10, start: {} };
const queueOf = (more: Partial<DeviceQueueLimits> = {}) =>
  new DeviceQueue(new NoTracing(), { ...limits, ...more });
const device = (dev_id: string) => ({ app_id: 'app', dev_id });
const settle = () => new Promise((resolve) => setImmediate(resolve));

let log: string[];
beforeEach(() => {
  log = [];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
});
afterEach(() => {
  jest.useRealTimers();
});

/** An uplink that listens for 100 ms and logs how that ended. */
const listening =
  (name: string): ProcessUplink =>
  async (listen) =>
    log.push(`${name} ${await listen(100)}`);

describe('Uplinks', () => {
  it('of one device run in order, those of several devices at the same time', async () => {
    const queue = queueOf();
    const [first, second, other] = [task(log, 'a1'), task(log, 'a2'), task(log, 'b1')];
    queue.addUplink(device('a'), first.run);
    queue.addUplink(device('a'), second.run);
    queue.addUplink(device('b'), other.run);
    await settle();
    expect(log).toEqual(['a1 begins', 'b1 begins']);
    first.end();
    await settle();
    expect(log.slice(2)).toEqual(['a1 ends', 'a2 begins']);
    second.end();
    other.end();
    await queue.idle();
    expect(log).toHaveLength(6);
  });

  it('of one device may not use the capacity of others', async () => {
    const queue = queueOf({ capacity: 4, perDevice: 2 });
    const tasks = ['a1', 'a2', 'a3', 'a4'].map((name) => task(log, name));
    const added: boolean[] = [];
    for (const { run } of tasks) {
      added.push(queue.addUplink(device('a'), run));
      await settle();
    }
    expect(added).toEqual([true, true, true, false]);
    expect(queue.queue).toEqual({ length: 3, capacity: 4, rejected: 1 });
    const other = task(log, 'b1');
    await queue.capacity();
    expect(queue.addUplink(device('b'), other.run)).toBe(true);
    [...tasks, other].forEach(({ end }) => end());
    await queue.idle();
    expect(log).not.toContain('a4 begins');
    expect(log).toContain('b1 ends');
  });

  it('that arrive shortly after each other start together, the first at once', async () => {
    const queue = queueOf({ start: { intervalMs: 14, flushAt: 32 } });
    const add = (name: string) => queue.addUplink(device(name), async () => log.push(name));
    add('first');
    await settle();
    expect(log).toEqual(['first']);
    add('second');
    jest.advanceTimersByTime(8);
    add('third');
    await settle();
    expect(log).toEqual(['first']);
    jest.advanceTimersByTime(8);
    await settle();
    expect(log).toEqual(['first', 'second', 'third']);
    for (let n = 0; n < 32; n += 1) add(`many-${n}`);
    await settle();
    expect(log).toHaveLength(35);
    add('last');
    await queue.idle();
    expect(log).toHaveLength(36);
  });

  it('wait for capacity until one of those that are processed has ended', async () => {
    const queue = queueOf({ capacity: 2 });
    const [one, two] = [task(log, 'one'), task(log, 'two')];
    queue.addUplink(device('a'), one.run);
    queue.addUplink(device('a'), two.run);
    let hasCapacity = false;
    const capacity = queue.capacity().then(() => {
      hasCapacity = true;
    });
    await settle();
    expect(hasCapacity).toBe(false);
    one.end();
    await capacity;
    two.end();
  });

  it('use no capacity while they listen', async () => {
    const queue = queueOf({ capacity: 1 });
    queue.addUplink(device('a'), listening('a1'));
    await queue.capacity();
    await settle();
    expect(log).toEqual([]);
    jest.advanceTimersByTime(100);
    await queue.idle();
    expect(log).toEqual(['a1 elapsed']);
  });

  it('listen until the same device sends again', async () => {
    const queue = queueOf();
    queue.addUplink(device('a'), listening('a1'));
    await settle();
    queue.addUplink(device('a'), async () => log.push('a2 begins'));
    await queue.idle();
    expect(log).toEqual(['a1 superseded', 'a2 begins']);
  });

  it('that were started before the common start go on listening after it', async () => {
    const queue = queueOf({ start: { intervalMs: 14, flushAt: 32 } });
    queue.addUplink(device('z'), async () => undefined);
    await settle();
    queue.addUplink(device('a'), listening('a1'));
    void queue.change('app/a', async () => log.push('change'));
    await settle();
    jest.advanceTimersByTime(50);
    await settle();
    expect(log).toEqual(['change']);
    jest.advanceTimersByTime(100);
    await queue.idle();
    expect(log).toEqual(['change', 'a1 elapsed']);
  });

  it('that were started and have ended before the common start leave later tasks of their device alone', async () => {
    const queue = queueOf({ start: { intervalMs: 14, flushAt: 32 } });
    queue.addUplink(device('z'), async () => undefined);
    await settle();
    queue.addUplink(device('a'), async () => log.push('a1'));
    await queue.change('app/a', async () => undefined);
    await settle();
    expect(log).toEqual(['a1']);
    const [change, later] = [task(log, 'change'), task(log, 'later')];
    void queue.change('app/a', change.run);
    jest.advanceTimersByTime(50);
    await settle();
    void queue.change('app/a', later.run);
    await settle();
    expect(log).toEqual(['a1', 'change begins']);
    change.end();
    later.end();
    await queue.idle();
    expect(log).toEqual(['a1', 'change begins', 'change ends', 'later begins', 'later ends']);
  });

  it('do not listen when the device has sent again, for no time, or when too many others listen', async () => {
    const queue = queueOf({ listening: 1 });
    const results: Promise<ListenResult>[] = [];
    queue.addUplink(device('a'), listening('a1'));
    queue.addUplink(device('b'), listening('b1'));
    queue.addUplink(device('c'), async (listen) => results.push(listen(0)));
    await settle();
    expect(log).toEqual(['b1 superseded']);
    expect(await results[0]).toBe('superseded');
    jest.advanceTimersByTime(100);
    await queue.idle();
  });
});

describe('Changes of downlinks', () => {
  it('of one device run alone and in order', async () => {
    const queue = queueOf();
    const [first, second, other] = [task(log, 'a1'), task(log, 'a2'), task(log, 'b1')];
    const all = [
      queue.change('app/a', first.run),
      queue.change('app/a', second.run),
      queue.change('app/b', other.run),
    ];
    expect(log).toEqual(['a1 begins', 'b1 begins']);
    [first, second, other].forEach(({ end }) => end());
    await Promise.all(all);
    expect(log.indexOf('a1 ends')).toBeLessThan(log.indexOf('a2 begins'));
  });

  it('settle as the change does, and do not stop the next one', async () => {
    const queue = queueOf();
    const failed = queue.change('app/a', () => Promise.reject(new Error('no')));
    const next = queue.change('app/a', async () => 'yes');
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('wait until an uplink of the device is stored, and run while it listens and gets its downlink', async () => {
    const queue = queueOf();
    const [store, offer, next] = [task(log, 'store'), task(log, 'offer'), task(log, 'next uplink')];
    queue.addUplink(device('a'), async (listen) => {
      await store.run();
      await listen(100);
      await offer.run();
    });
    await settle();
    const change = queue.change('app/a', async () => log.push('change'));
    await settle();
    expect(log).toEqual(['store begins']);
    store.end();
    await change;
    queue.addUplink(device('a'), next.run);
    await settle();
    await queue.change('app/a', async () => log.push('another change'));
    expect(log.slice(2)).toEqual(['change', 'offer begins', 'another change']);
    offer.end();
    await settle();
    expect(log.slice(5)).toEqual(['offer ends', 'next uplink begins']);
    next.end();
    await queue.idle();
  });
});
