import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from './matching.js';

/** Changed search parameters; undefined removes one. */
type Change<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Changes search parameters of a list and returns to the first page, unless the page changes. */
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
