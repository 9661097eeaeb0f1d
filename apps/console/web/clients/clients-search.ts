import { type ListSearch, listSearch } from '../lists/matching.js';
import { type ClientState, clientStates } from './client-state.js';

/** What of the list is shown; all of it stands in the address. */
export interface ClientsSearch extends ListSearch {
  readonly state?: ClientState;
}

/** Reads the address; what makes no sense there counts as left out. */
export function clientsSearch(raw: Record<string, unknown>): ClientsSearch {
  const state = clientStates.find((one) => one === raw['state']);
  return { ...listSearch(raw), ...(state && { state }) };
}
