import { type HistorySearch, historySearch } from '../audit/history-search.js';

/** Page and order of the activity, and whose it is. */
export interface ActivitySearch extends HistorySearch {
  /** What the user has done without it. */
  readonly of?: 'account';
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export const activitySearch = (raw: Record<string, unknown>): ActivitySearch => ({
  ...historySearch(raw),
  ...(raw['of'] === 'account' && { of: 'account' }),
});
