import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from './matching.js';

/** What changes in the address; undefined leaves it out. */
type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Changes a part of the address of a list, and begins at the first page again unless that is what changes. */
export function useListChange<T extends ListSearch = ListSearch>() {
  const navigate = useNavigate();
  return (change: Change<T>) => {
    const changed: object = { page: undefined, ...change };
    void navigate({
      to: '.',
      search: (now) => ({ ...now, ...changed }),
      replace: true,
      resetScroll: false,
    });
  };
}
