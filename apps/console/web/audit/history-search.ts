import type { AuditEntry } from '../api/account.js';
import type { Listed } from '../api/failure.js';
import { listSearch } from '../lists/matching.js';

/** Page and order of a history. */
export interface HistorySearch {
  /** From 1. */
  readonly page?: number;
  /** The newest first without it. */
  readonly sort?: 'time';
}

/** A part of a history. */
export interface HistoryPart extends Pick<HistorySearch, 'sort'> {
  readonly limit: number;
  readonly offset: number;
}

/** A history, newest first unless `sort` is set. */
export interface HistorySource<T extends AuditEntry> {
  readonly queryKey: readonly unknown[];
  readonly read: (part: HistoryPart, signal?: AbortSignal) => Promise<Listed<T>>;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function historySearch(raw: Record<string, unknown>): HistorySearch {
  const { page, sort } = listSearch(raw);
  return { ...(page !== undefined && { page }), ...(sort === 'time' && { sort }) };
}
