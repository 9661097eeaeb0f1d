import { useRemembered } from '../session/use-remembered.js';
import { type RememberedView, viewOf } from './list-views.js';

/** How the user wants to see a list. Remembered in the browser for this user, under the name of the list. */
export interface ListView extends RememberedView {
  readonly name: string;
  readonly change: (part: Partial<RememberedView>) => void;
}

export function useListView(name: string): ListView {
  const [view, setView] = useRemembered(viewOf(name));
  return { ...view, name, change: (part) => setView((now) => ({ ...now, ...part })) };
}
