import { listSearch, type ListSearch } from '../lists/matching.js';

/** What of the list is shown; all of it stands in the address. */
export interface ApplicationsSearch extends ListSearch {
  readonly deleted?: true;
}

/** Reads the address; what makes no sense there counts as left out. */
export const applicationsSearch = (raw: Record<string, unknown>): ApplicationsSearch => ({
  ...listSearch(raw),
  ...(raw['deleted'] === true && { deleted: true as const }),
});
