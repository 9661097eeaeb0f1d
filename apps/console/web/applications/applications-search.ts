import { listSearch, type ListSearch } from '../lists/matching.js';

/** Filter and page of the list, kept in the URL. */
export interface ApplicationsSearch extends ListSearch {
  readonly deleted?: true;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export const applicationsSearch = (raw: Record<string, unknown>): ApplicationsSearch => ({
  ...listSearch(raw),
  ...(raw['deleted'] === true && { deleted: true as const }),
});
