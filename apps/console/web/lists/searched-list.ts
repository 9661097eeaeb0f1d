import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AccountApi } from '../api/account.js';
import type { Listed } from '../api/failure.js';
import { sliceOf } from './server-pages.js';

type Slice = ReturnType<typeof sliceOf>;

/** The options of a request for a part of a list. An interface would not be assignable to the options of the client. */
type PartRequest<S> = {
  readonly params: { readonly query: Omit<S, 'page'> & Slice };
  readonly signal?: AbortSignal;
};

/** A list that the account server searches and sorts; `key` is the start of its query keys. */
export function searchedList<S extends { readonly page?: number }, T>(
  key: readonly string[],
  request: (account: AccountApi, options: PartRequest<S>) => Promise<Listed<T>>,
) {
  /** A part of what matches. */
  const read = (account: AccountApi, { page: _, ...search }: S, slice: Slice, signal?: AbortSignal) =>
    request(account, { params: { query: { ...search, ...slice } }, ...(signal && { signal }) });
  /** One page of what matches. */
  const query = (account: AccountApi, search: S, size?: number) =>
    queryOptions({
      queryKey: [...key, search, size ?? 0],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => read(account, search, sliceOf(search.page, size), signal),
    });
  return { read, query };
}
