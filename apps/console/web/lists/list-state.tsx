import { useSearch } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useState } from 'react';
import type { ListSearch } from './matching.js';
import { useListChange } from './use-list-change.js';

/** Changed parameters of a list; undefined removes one. */
export type ListChange = { readonly [K in keyof ListSearch]?: ListSearch[K] | undefined };

interface ListState {
  readonly search: ListSearch;
  readonly change: (change: ListChange) => void;
}

const OwnState = createContext<ListState | undefined>(undefined);

/** The search, order and page of a list: in the URL, or those of `OwnListState`. The routes of lists validate the URL. */
export function useListState(): ListState {
  const own = use(OwnState);
  const search: ListSearch = useSearch({ strict: false });
  const change = useListChange();
  return own ?? { search, change };
}

/** Keeps the state of the lists in it out of the URL, for the second list of a page. */
export function OwnListState({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState<ListChange>({});
  const change = (changed: ListChange) => setSearch((now) => ({ ...now, page: undefined, ...changed }));
  const state = { search: Object.fromEntries(definedIn(search)), change };
  return <OwnState value={state}>{children}</OwnState>;
}

const definedIn = (search: ListChange) => Object.entries(search).filter(([, value]) => value !== undefined);
