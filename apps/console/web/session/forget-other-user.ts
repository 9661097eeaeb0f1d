import type { QueryClient } from '@tanstack/react-query';
import type { TokenKeeper } from './token-keeper.js';

/** What was read as one user is forgotten when another one logs in on the same page, and read again for them. */
export function forgetOtherUser(keeper: Pick<TokenKeeper, 'subscribe' | 'user'>, queries: QueryClient): void {
  let last = keeper.user();
  keeper.subscribe(() => {
    const user = keeper.user();
    if (last !== undefined && user !== last) void queries.resetQueries();
    last = user;
  });
}
