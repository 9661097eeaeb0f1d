import type { Remembered } from '../session/remembered.js';
import { pageSize } from './matching.js';

export const pageSizes = [pageSize, 50, 100] as const;

/** What the browser remembers of a list. */
export interface RememberedView {
  readonly size: number;
  /** Columns that the user has shown or hidden, by id. */
  readonly columns: Readonly<Record<string, boolean>>;
}

const usual: RememberedView = { size: pageSize, columns: {} };

/** Another program may have written it; what is not understood is as if nothing was there. */
function parsed(text: string | undefined): RememberedView {
  try {
    const { size, columns } = JSON.parse(text ?? '') as Partial<RememberedView>;
    return {
      size: pageSizes.find((one) => one === size) ?? usual.size,
      columns: typeof columns === 'object' ? { ...columns } : usual.columns,
    };
  } catch {
    return usual;
  }
}

/** The view of the list of this name. */
export const viewOf = (name: string): Remembered<RememberedView> => ({
  name: `list.${name}`,
  usual,
  read: parsed,
});
