import { pageSize } from './matching.js';

/** The part of a list that a page shows, as the API takes it; pages count from 1. */
export const sliceOf = (page = 1): { readonly limit: number; readonly offset: number } => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** How many pages a list of so many elements has. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
