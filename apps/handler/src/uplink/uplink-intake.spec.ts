import { setImmediate as nextTurn } from 'node:timers/promises';
import { NoTracing } from '@fieldpost/observability';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReceivedUplink } from './received-uplink.js';
import { type UplinkBringer, UplinkIntake } from './uplink-intake.js';

/** Uplinks that are worked on, in the order in which they began; each ends by hand. */
let begun: string[];
let endings: (() => void)[];
const uplinks = {
  process: ({ dev_id }: ReceivedUplink) =>
    new Promise<void>((resolve) => {
      begun.push(dev_id);
      endings.push(resolve);
    }),
  tellDropped: () => undefined,
};
const bringer = {} as UplinkBringer;
const from = (dev_id: string) => ({ app_id: 'app', dev_id }) as ReceivedUplink;
const give = (intake: UplinkIntake, devId: string): void => void intake.accept(from(devId), bringer);
const intakeOf = (capacity: number) =>
  new UplinkIntake(uplinks as never, new NoTracing(), { capacity, pauses: 10, perDevice: 10 });

beforeEach(() => {
  begun = [];
  endings = [];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'], now: 0 });
});

const turn = async () => {
  await nextTurn();
  await nextTurn();
};

describe('The intake of uplinks', () => {
  it('begins with a lone one at once, and with those that come close behind it in one go', async () => {
    const intake = intakeOf(10);
    expect(intake.accept(from('one'), bringer)).toBeUndefined();
    await turn();
    expect(begun).toEqual(['one']);
    give(intake, 'two');
    jest.advanceTimersByTime(8);
    give(intake, 'three');
    await turn();
    expect(begun).toEqual(['one']);
    jest.advanceTimersByTime(8);
    await turn();
    expect(begun).toEqual(['one', 'two', 'three']);
  });

  it('does not let many wait for those that may come', async () => {
    const intake = intakeOf(100);
    give(intake, 'first');
    await turn();
    for (let n = 0; n < 32; n += 1) give(intake, `d${n}`);
    await turn();
    expect(begun).toHaveLength(33);
  });

  it('counts those that it has not begun with, and takes no more than there is room for, in their order', async () => {
    const intake = intakeOf(2);
    give(intake, 'one');
    give(intake, 'two');
    expect(intake.queue).toMatchObject({ length: 2, capacity: 2 });
    const third = intake.accept(from('three'), bringer);
    expect(begun).toEqual(['one', 'two']);
    endings[0]?.();
    await third;
    expect(begun).toEqual(['one', 'two', 'three']);
  });

  it('has room for a device, whatever seven others say at once', async () => {
    const intake = new UplinkIntake(uplinks as never, new NoTracing());
    const loud = async () => {
      for (let n = 0; n < 2_000; n += 1) await intake.accept(from(`loud-${n % 7}`), bringer);
      await intake.accept(from('quiet'), bringer);
    };
    void loud();
    for (let turns = 0; turns < 100; turns += 1) {
      await turn();
      jest.advanceTimersByTime(20);
    }
    expect(begun).toContain('quiet');
  });

  it('works on everything that it has before it is idle', async () => {
    const intake = intakeOf(10);
    give(intake, 'one');
    const idle = intake.idle();
    expect(begun).toEqual(['one']);
    endings[0]?.();
    await idle;
  });
});
