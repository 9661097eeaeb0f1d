import { useRemembered } from '../session/use-remembered.js';
import { pageSize } from './matching.js';

export const pageSizes = [pageSize, 50, 100] as const;

interface Remembered {
  readonly size: number;
  /** Columns that the user has shown or hidden, by id. */
  readonly columns: Readonly<Record<string, boolean>>;
}

/** How the user wants to see a list. Remembered in the browser for this user, under the name of the list. */
export interface ListView extends Remembered {
  readonly name: string;
  readonly change: (part: Partial<Remembered>) => void;
}

const usual: Remembered = { size: pageSize, columns: {} };

/** Another program may have written it; what is not understood is as if nothing was there. */
function parsed(text: string | undefined): Remembered {
  try {
    const { size, columns } = JSON.parse(text ?? '') as Partial<Remembered>;
    return {
      size: pageSizes.find((one) => one === size) ?? usual.size,
      columns: typeof columns === 'object' ? { ...columns } : usual.columns,
    };
  } catch {
    return usual;
  }
}

export function useListView(name: string): ListView {
  const [view, setView] = useRemembered<Remembered>({ name: `list.${name}`, usual, read: parsed });
  return { ...view, name, change: (part) => setView((now) => ({ ...now, ...part })) };
}
