import { type ListSearch, listSearch } from '../lists/matching.js';
import { type ClientState, clientStates } from './client-state.js';

/** Filter and page of the list, kept in the URL. */
export interface ClientsSearch extends ListSearch {
  readonly state?: ClientState;
}

/** Reads the search parameters of the URL. Invalid ones are ignored. */
export function clientsSearch(raw: Record<string, unknown>): ClientsSearch {
  const state = clientStates.find((one) => one === raw['state']);
  return { ...listSearch(raw), ...(state && { state }) };
}
