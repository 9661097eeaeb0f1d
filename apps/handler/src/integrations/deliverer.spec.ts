import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import { createLogger, NoTracing } from '@fieldpost/observability';
import type { Deliveries, Delivery, Outcome } from './storage/deliveries.repository.js';
import { Deliverer } from './deliverer.js';
import { IntegrationId } from './storage/integration.js';
import type { ReceiverResponse } from '@fieldpost/transport';
import { retryDelay } from './retry-delay.js';

const deliveryOf = (attempt: number): Delivery => ({
  ...{ id: '1', devId: 'dev-1', kind: 'up', json: '{}', attempt, traceparent: undefined, share: 'user/ann' },
  integration: {
    ...{ appId: AppId('my-app'), id: IntegrationId('hook'), url: 'https://example.com/' },
    ...{ messages: ['up'], headers: {}, secret: 'a secret of this test' },
  },
});

/** What is written down about one attempt. */
async function outcomeOf(attempt: number, answer: ReceiverResponse): Promise<Outcome> {
  const waiting = [deliveryOf(attempt)];
  return new Promise((resolve) => {
    const deliveries = {
      claim: async () => waiting.splice(0),
      settle: async (outcome: Outcome) => resolve(outcome),
      trim: async () => [],
    } as unknown as Deliveries;
    const deliverer = new Deliverer(
      deliveries,
      { post: async () => answer },
      createLogger({ app: 'test', level: 'fatal' }),
      new NoTracing(),
      {
        HANDLER_HTTP_PUBLIC_URL: undefined,
        HANDLER_INTEGRATION_ATTEMPTS: 3,
        HANDLER_INTEGRATION_RETRY_SECONDS: 1,
        HANDLER_INTEGRATION_TIMEOUT_SECONDS: 1,
        HANDLER_INTEGRATION_QUEUE_LENGTH: 1,
      },
      () => 1,
      () => 0,
    );
    deliverer.start();
    setTimeout(() => void deliverer.stop(), 50);
  });
}

describe('A delivery', () => {
  it('is done when the receiver responds with success', async () =>
    expect(await outcomeOf(1, { status: 200, error: undefined, failure: undefined })).toMatchObject({
      ...{ id: '1', attempt: 1, status: 200, error: undefined },
    }));

  it('is attempted again later and later', async () => {
    const failed = { status: undefined, error: 'no answer in time', failure: 'ETIMEDOUT' };
    expect(await outcomeOf(1, failed)).toMatchObject({ retryInMs: 1_000, error: 'no answer in time' });
    expect(await outcomeOf(2, failed)).toMatchObject({ retryInMs: 2_000 });
  });

  it('is given up after so many attempts', async () =>
    expect(
      (await outcomeOf(3, { status: 500, error: 'answered with status 500', failure: '500' })).retryInMs,
    ).toBeUndefined());
});

describe('The wait for another attempt', () => {
  it('is somewhere between half and all of a time that doubles up to an hour', () => {
    expect([1, 2, 3].map((attempt) => retryDelay(attempt, 5_000, 0))).toEqual([2_500, 5_000, 10_000]);
    expect([1, 2, 99].map((attempt) => retryDelay(attempt, 5_000, 1))).toEqual([5_000, 10_000, 3_600_000]);
  });
});
