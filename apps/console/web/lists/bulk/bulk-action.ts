import type { ReactNode } from 'react';

/** An action on the selected rows of a list. */
export interface BulkAction<T> {
  readonly label: string;
  /** Names the number of rows. */
  readonly title: (count: number) => string;
  readonly text: string;
  /** Rows that it is possible for; all by default. */
  readonly isFor?: (row: T) => boolean;
  readonly isDangerous?: true;
  /** Fields of the dialog, for actions that need a value. */
  readonly fields?: ReactNode;
  /** Whether the fields are filled in. */
  readonly isReady?: boolean;
  readonly run: (row: T) => Promise<unknown>;
  /** Called once after the last row. */
  readonly after: () => Promise<unknown>;
}
