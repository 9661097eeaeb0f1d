import { expect, it } from '@jest/globals';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Console } from '../../make-console.js';
import { pageLoader } from './loaders.js';
import { readFirst } from './read-first.js';

/** A console whose requests are counted, and end so. */
function consoleThat(respond: () => Promise<Response>) {
  const calls = { sent: 0 };
  const send = async () => {
    calls.sent += 1;
    return { data: { gateways: [] }, response: await respond() };
  };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  return { calls, queries, console: { queries, account: { GET: send } } as unknown as Console };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const loading = (console: Console, preload: boolean) => ({
  context: { console },
  params: {},
  location: { searchStr: '' },
  preload,
});
const opened = pageLoader('/console/gateways');
const keysIn = (queries: QueryClient): readonly QueryKey[] =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

it('A page that is opened is read ahead once, and not again when it is opened again', async () => {
  const { calls, console } = consoleThat(async () => new Response());
  opened(loading(console, false));
  opened(loading(console, false));
  await settled();
  opened(loading(console, false));
  expect(calls.sent).toBe(1);
});

it('A link that is only pointed at reads nothing', async () => {
  const { calls, console } = consoleThat(async () => new Response());
  opened(loading(console, true));
  await settled();
  expect(calls.sent).toBe(0);
});

it('What is read before the router is there is not read again by the router', async () => {
  const { calls, console, queries } = consoleThat(async () => new Response());
  readFirst(console, { pathname: '/console/gateways', search: '' });
  const first = keysIn(queries);
  const { sent } = calls;
  opened(loading(console, false));
  await settled();
  expect(calls.sent).toBe(sent);
  expect(keysIn(queries)).toEqual(first);
});

it('A request that fails is not sent again, and fails no loader: the page shows why', async () => {
  const { calls, console } = consoleThat(async () => Promise.reject(new Error('unreachable')));
  opened(loading(console, false));
  await settled();
  expect(calls.sent).toBe(1);
});
