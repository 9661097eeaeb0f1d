import { expect, it } from '@jest/globals';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Console } from '../../console.js';
import { readAhead, readOverviewAhead } from './read-ahead.js';

const consoleWith = (): Console => ({ queries: new QueryClient() }) as unknown as Console;
/** A query that counts how often it is sent. */
function countedQuery(response: () => string) {
  const calls = { sent: 0 };
  const queryFn = async () => {
    calls.sent += 1;
    return response();
  };
  return { calls, query: queryOptions({ queryKey: ['counted'], queryFn, retry: false }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('A page that is opened is read ahead once, and not again when it is opened again', async () => {
  const { calls, query } = countedQuery(() => 'response');
  const context = { console: consoleWith() };
  readAhead({ context, preload: false }, () => query);
  readAhead({ context, preload: false }, () => query);
  await settled();
  readAhead({ context, preload: false }, () => query);
  expect(calls.sent).toBe(1);
  expect(context.console.queries.getQueryData(query.queryKey)).toBe('response');
});

it('A link that is only pointed at reads nothing', async () => {
  const { calls, query } = countedQuery(() => 'response');
  readAhead({ context: { console: consoleWith() }, preload: true }, () => query);
  await settled();
  expect(calls.sent).toBe(0);
});

it('What an overview needs after a response is read when that is there, and not for a link that is only pointed at', async () => {
  const { calls, query } = countedQuery(() => 'second');
  const { query: first } = countedQuery(() => 'first');
  const context = { console: consoleWith() };
  const open = (preload: boolean) =>
    new Promise<void>((resolve) => {
      readOverviewAhead(
        { context, preload },
        async () => undefined,
        async (_, read) => {
          const before = await read({ ...first, queryKey: ['before'] });
          if (before === 'first') await read(query);
          resolve();
        },
      );
      if (preload) resolve();
    });
  await open(true);
  await settled();
  expect(calls.sent).toBe(0);
  await open(false);
  expect(context.console.queries.getQueryData(query.queryKey)).toBe('second');
});

it('What cannot be read ahead is left to the page, which shows why', async () => {
  const { calls, query } = countedQuery(() => {
    throw new Error('unreachable');
  });
  readAhead({ context: { console: consoleWith() }, preload: false }, () => query);
  await settled();
  expect(calls.sent).toBe(1);
});
