import { listSearch } from '../lists/matching.js';

/** Page and order of a history. */
export interface HistorySearch {
  /** From 1. */
  readonly page?: number;
  /** The newest first without it. */
  readonly sort?: 'time';
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function historySearch(raw: Record<string, unknown>): HistorySearch {
  const { page, sort } = listSearch(raw);
  return { ...(page !== undefined && { page }), ...(sort === 'time' && { sort }) };
}
