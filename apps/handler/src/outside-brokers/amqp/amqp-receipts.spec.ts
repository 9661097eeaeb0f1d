import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { silentLogger } from '../../../test/memory/pipeline.memory.js';
import { AmqpReceipts } from './amqp-receipts.js';

const longMs = 1_000_000;

describe('Acknowledgements over AMQP', () => {
  let steps: (string | readonly number[])[];
  let failures: number;
  let receipts: AmqpReceipts;

  const begin = (pauseMs: number) =>
    (receipts = new AmqpReceipts(
      {
        flush: async () => {
          if (failures > 0) {
            failures -= 1;
            throw new Error('channel closed');
          }
          steps.push('flushed');
        },
        settle: async (tags) => void steps.push(tags),
        log: silentLogger(),
      },
      pauseMs,
    ));

  beforeEach(() => {
    [steps, failures] = [[], 0];
  });
  afterEach(() => receipts.close());

  it('are settled when the broker has responded to a later request', async () => {
    begin(5);
    for (const tag of [1, 2]) receipts.add(tag);
    await until('settled', () => steps.length === 2);
    expect(steps).toEqual(['flushed', [1, 2]]);
  });

  it('are settled once, and later when that failed', async () => {
    begin(5);
    failures = 2;
    receipts.add(1);
    await until('settled', () => steps.length === 2);
    receipts.add(2);
    await until('settled', () => steps.length === 4);
    expect(steps).toEqual(['flushed', [1], 'flushed', [2]]);
  });

  it('are settled at the end without a wait', async () => {
    begin(longMs);
    receipts.add(1);
    await receipts.close();
    expect(steps).toEqual(['flushed', [1]]);
  });

  it('need no request when there are none', async () => {
    begin(longMs);
    await receipts.close();
    expect(steps).toEqual([]);
  });
});
