import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { deviceOf } from '../../test/memory/devices.js';
import type { Devices } from '../devices/devices.repository.js';
import type { DownlinkQueue } from '../downlinks/downlink-queue.repository.js';

interface Repositories {
  readonly devices: Devices;
  readonly queue: DownlinkQueue;
}

const appId = AppId('my-app');
const devId = DevId('my-dev');
const downlink = (port: number) => ({ port, confirmed: false, payloadRaw: Buffer.of(port) });

/** How long the queues of these repositories may get. */
export const longestQueue = 5;

/** What a queue shows and gives back, the same in every adapter. */
export function describeQueueView(get: () => Repositories): void {
  const add = (port: number, schedule: 'replace' | 'first' | 'last' = 'last') =>
    get().queue.add(appId, devId, downlink(port), schedule);
  const list = async () => {
    const found = await get().queue.list(appId, devId);
    if (!found) throw new Error('the device is not there');
    return found;
  };
  const ports = async () => (await list()).waiting.map((entry) => entry.downlink.port);

  beforeEach(() => get().devices.add(deviceOf(), { dev: [], app: [] }));

  it('shows what is on its way and what waits, the next one first', async () => {
    for (const port of [1, 2, 3]) await add(port);
    await get().queue.takeNext(appId, devId);
    expect(await list()).toMatchObject({
      current: downlink(1),
      waiting: [
        { downlink: downlink(2), queuedAt: expect.any(Date) },
        { downlink: downlink(3), queuedAt: expect.any(Date) },
      ],
    });
  });

  it('shows nothing for a device that gets nothing', async () =>
    expect(await list()).toEqual({ current: undefined, waiting: [] }));

  it('rejects downlinks beyond its limit', async () => {
    for (let port = 1; port <= longestQueue; port += 1) expect(await add(port)).toBe('added');
    expect(await add(8, 'last')).toBe('queue_full');
    expect(await add(9, 'first')).toBe('queue_full');
    expect(await ports()).toEqual([1, 2, 3, 4, 5]);
  });

  it('is never too full for a replacement', async () => {
    for (let port = 1; port <= longestQueue; port += 1) await add(port);
    expect(await add(9, 'replace')).toBe('added');
    expect(await ports()).toEqual([9]);
  });

  it('gives back one downlink by its id, once', async () => {
    for (const port of [1, 2, 3]) await add(port);
    const id = (await list()).waiting[1]?.id ?? '';
    expect(await get().queue.remove(appId, devId, id)).toBe(true);
    expect(await get().queue.remove(appId, devId, id)).toBe(false);
    expect(await ports()).toEqual([1, 3]);
  });

  it('never gives the id of one downlink to another', async () => {
    await add(1);
    const before = (await list()).waiting[0]?.id;
    await add(2, 'replace');
    expect((await list()).waiting[0]?.id).not.toBe(before);
  });

  it.each(['0', '-1', 'x', '', '99999999999999999999'])('has no downlink with the id %j', async (id) => {
    await add(1);
    expect(await get().queue.remove(appId, devId, id)).toBe(false);
  });

  it('gives back everything, also what is on its way', async () => {
    for (const port of [1, 2]) await add(port);
    await get().queue.takeNext(appId, devId);
    expect(await get().queue.clear(appId, devId)).toBe(true);
    expect(await list()).toEqual({ current: undefined, waiting: [] });
  });

  describe('whose broker delivers messages again that were not acknowledged', () => {
    const delivery = (channel: string, tag: number, text: string, isRepeated: boolean) => ({
      ...{ channel, tag, isRepeated, digest: Buffer.from(text), epoch: undefined },
    });
    const bring = (port: number, from: ReturnType<typeof delivery>) =>
      get().queue.add(appId, devId, { ...downlink(port), delivery: from }, 'last');
    let [first, second, third, text] = ['', '', '', ''];
    beforeEach(() => {
      [first, second, third, text] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    });

    it('takes each once, however often it comes', async () => {
      expect(await bring(1, delivery(first, 1, text, false))).toBe('added');
      expect(await bring(1, delivery(second, 1, text, true))).toBe('added_before');
      expect(await bring(1, delivery(third, 1, text, true))).toBe('added_before');
      expect(await ports()).toEqual([1]);
    });

    it('takes each of two that are the same, also when one of them was queued before', async () => {
      expect(await bring(1, delivery(first, 1, text, false))).toBe('added');
      expect(await bring(1, delivery(first, 2, text, false))).toBe('added');
      for (const tag of [1, 2])
        expect(await bring(1, delivery(second, tag, text, true))).toBe('added_before');
      expect(await bring(1, delivery(second, 3, text, true))).toBe('added');
      expect(await ports()).toEqual([1, 1, 1]);
    });

    it('takes what is handed out again and was not queued', async () => {
      expect(await bring(1, delivery(first, 1, text, true))).toBe('added');
      expect(await bring(1, delivery(second, 1, text, false))).toBe('added');
    });

    it('removes records of deliveries that the broker has settled', async () => {
      await bring(1, delivery(first, 1, text, false));
      await bring(2, delivery(first, 2, `${text} other`, false));
      await get().queue.settle(first, [1]);
      expect(await bring(1, delivery(second, 1, text, true))).toBe('added');
      expect(await bring(2, delivery(second, 2, `${text} other`, true))).toBe('added_before');
    });
  });

  it('keeps fields as the application wrote them', async () => {
    const fields = { z: [1.5, null], a: { text: '\u0000\ud800"' } };
    const sent = { port: 0, confirmed: true, payloadRaw: undefined, payloadFields: fields };
    await get().queue.add(appId, devId, sent, 'last');
    expect(await get().queue.takeNext(appId, devId)).toEqual({ downlink: sent, hasMore: false });
  });
}
