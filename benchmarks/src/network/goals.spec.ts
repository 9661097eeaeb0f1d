import { describe, expect, it } from '@jest/globals';
import { answersGoal, uplinksGoal } from './goals.js';

const result = { offered: 10, arrived: 10, p99: 70, cpu: { network: 0.8, handler: 9, postgres: 9 } };

describe('The goal of uplinks', () => {
  it('is judged as it was set, and scaled by how much slower this machine is', () =>
    expect(uplinksGoal(result, 2)).toBe(
      'no loss: met, CPU ≤ 0.5: missed, p99 ≤ 60: missed; here CPU ≤ 1: met, p99 ≤ 120: met',
    ));

  it('is missed where one uplink was lost', () =>
    expect(uplinksGoal({ ...result, arrived: 9 }, 2)).toContain('no loss: missed'));
});

describe('The goal of answers', () => {
  const answers = { offered: 10, answered: 10, late: 0 };
  it('is met when all were transmitted in time', () =>
    expect(answersGoal(answers)).toBe('no answer missed or late: met'));
  it('is missed by an answer that was too late, or that did not come', () => {
    expect(answersGoal({ ...answers, late: 1 })).toBe('no answer missed or late: missed');
    expect(answersGoal({ ...answers, answered: 9 })).toBe('no answer missed or late: missed');
  });
});
