import { pageSize } from './matching.js';

/** Paging parameters of the API; pages count from 1. */
export const sliceOf = (page = 1): { readonly limit: number; readonly offset: number } => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** Number of pages of a list of this length. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
