import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Effect } from './change.js';
import { RecentEffects } from './recent-effects.js';

const removal = (value: string): Effect => ({
  type: 'removed',
  component: { service_name: 'handler', id: 'h1' },
  metadata: { kind: 'app_id', value },
});

let recent: RecentEffects;
beforeEach(() => {
  recent = new RecentEffects(3);
  recent.reset(10);
});

describe('The recent effects', () => {
  it('know nothing from before their start', () => {
    expect(recent.covers(9)).toBe(false);
    expect(recent.covers(10)).toBe(true);
  });

  it('are found by position', () => {
    recent.push(removal('a'));
    recent.push(undefined);
    expect([recent.position, recent.at(11), recent.at(12)]).toEqual([12, removal('a'), undefined]);
  });

  it('forget the oldest when they are full', () => {
    for (const value of ['a', 'b', 'c', 'd']) recent.push(removal(value));
    expect([recent.covers(10), recent.covers(11)]).toEqual([false, true]);
    expect(recent.at(14)).toEqual(removal('d'));
  });
});
