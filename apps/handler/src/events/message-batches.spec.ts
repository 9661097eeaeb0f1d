import { describe, expect, it } from '@jest/globals';
import { AppId, DevId } from '@fieldpost/domain';
import { createLogger } from '@fieldpost/observability';
import { Interest } from './interest.js';
import { type BatchBounds, MessageBatches, type TimedMessage } from './message-batches.js';

const log = createLogger({ app: 'test', level: 'fatal' });
const [wanted, other, quiet] = [AppId('wanted'), AppId('other'), AppId('quiet')] as const;
const messageOf = (appId: AppId, json: string) => ({
  ...{ appId, devId: DevId('dev-1'), kind: 'up' as const, json },
});

function batchesWith(bounds: Partial<BatchBounds> = {}, failures = 0) {
  const stored: (readonly TimedMessage[])[] = [];
  const questions: (readonly AppId[])[] = [];
  let failuresLeft = failures;
  const interest = new Interest(async (appIds) => {
    questions.push(appIds);
    return new Set([wanted, quiet]);
  });
  const store = async (messages: readonly TimedMessage[]) => {
    failuresLeft -= 1;
    if (failuresLeft >= 0) throw new Error('no database');
    // As PostgreSQL does with NUL in a text.
    if (messages.some(({ json }) => json === 'never'))
      throw Object.assign(new Error('invalid byte sequence'), { driverError: { code: '22021' } });
    stored.push(messages);
  };
  const batches = new MessageBatches({
    ...{
      interest,
      store,
      purpose: 'test',
      shareOf: (appId: AppId) => appId,
      log,
      now: () => 7,
      bounds: { pauseMs: 1, ...bounds },
    },
  });
  return { batches, stored, questions };
}
const jsonIn = (stored: readonly (readonly TimedMessage[])[]) =>
  stored.map((batch) => batch.map(({ json }) => json));
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('Messages that are stored', () => {
  it('go together when they come together', async () => {
    const { batches, stored } = batchesWith();
    for (const json of ['1', '2', '3']) batches.take(messageOf(wanted, json));
    await batches.stop();
    expect(jsonIn(stored)).toEqual([['1', '2', '3']]);
    expect(stored[0]?.[0]).toMatchObject({ at: 7 });
  });

  it('are written although one among them can never be stored, which is dropped', async () => {
    const { batches, stored } = batchesWith();
    for (const json of ['1', 'never', '3']) batches.take(messageOf(wanted, json));
    await until(() => stored.length === 2);
    await batches.stop();
    expect(jsonIn(stored)).toEqual([['1'], ['3']]);
  });

  it('are dropped where no integration wants them, after one query', async () => {
    const { batches, stored, questions } = batchesWith();
    expect(batches.wants(other)).toBe(true);
    batches.take(messageOf(other, '1'));
    batches.take(messageOf(other, '2'));
    await batches.stop();
    expect([stored, questions]).toEqual([[], [[other]]]);
    expect(batches.wants(other)).toBe(false);
  });

  it('wait while they cannot be written, in their order', async () => {
    const { batches, stored } = batchesWith({ batch: 2 }, 3);
    for (const json of ['1', '2', '3']) batches.take(messageOf(wanted, json));
    await until(() => stored.length === 2);
    expect(jsonIn(stored)).toEqual([['1', '2'], ['3']]);
  });

  it.each([
    ['number', { messages: 2 }],
    ['size', { size: 2 }],
  ])('are dropped in favour of newer ones beyond a limit of their %s', async (_, bounds) => {
    const { batches, stored } = batchesWith(bounds);
    for (const json of ['1', '2', '3']) batches.take(messageOf(wanted, json));
    await batches.stop();
    expect(jsonIn(stored)).toEqual([['2', '3']]);
  });

  it('of the application with most of them go first, not those of one that sends little', async () => {
    const { batches, stored } = batchesWith({ messages: 4 }, 1);
    batches.take(messageOf(quiet, 'q1'));
    for (const json of ['w1', 'w2', 'w3', 'w4', 'w5']) batches.take(messageOf(wanted, json));
    await until(() => stored.length === 1);
    expect(jsonIn(stored).flat().toSorted()).toEqual(['q1', 'w3', 'w4', 'w5']);
    expect(batches.queue).toMatchObject({ length: 0, rejected: 2 });
  });
});
