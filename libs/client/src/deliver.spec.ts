import { describe, expect, it } from '@jest/globals';
import { type AnyListener, deliver } from './deliver.js';

const topic = 'my-app/devices/my-dev/up';

async function deliveredTo(body: string, ...listeners: readonly AnyListener[]) {
  const errors: unknown[] = [];
  deliver({ topic, body, devId: 'my-dev' }, listeners, (error, at) => void errors.push([String(error), at]));
  await new Promise(setImmediate);
  return errors;
}

describe('A message of an application', () => {
  it('reaches every listener, and what one of them throws or rejects with is reported', async () => {
    const got: unknown[] = [];
    const errors = await deliveredTo(
      '{"port":1}',
      () => {
        throw new Error('thrown');
      },
      () => Promise.reject(new Error('rejected')),
      (...message) => got.push(message),
    );
    expect(got).toEqual([[{ port: 1 }, 'my-dev']]);
    expect(errors).toEqual([
      ['Error: thrown', topic],
      ['Error: rejected', topic],
    ]);
  });

  it('that is not JSON is reported', async () => {
    const got: unknown[] = [];
    const errors = await deliveredTo('{', (message) => got.push(message));
    expect([got, errors]).toEqual([[], [[expect.stringMatching(/^SyntaxError/), topic]]]);
  });
});
