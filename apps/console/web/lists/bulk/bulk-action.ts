import type { ReactNode } from 'react';

/** What is said of one row, and of several. */
export interface OneOrMany<One, Many = One> {
  readonly one: One;
  readonly many: Many;
}

/** A text with the name of one row, or with the number of several. */
export type RowsText = OneOrMany<(name: string) => string, (count: number) => string>;

/** A text with the name of the row, if it is the only one, or else with the number of rows. */
export const aboutRows = ({ one, many }: RowsText, names: readonly string[]): string =>
  names[0] !== undefined && names.length === 1 ? one(names[0]) : many(names.length);

/** An action on the selected rows of a list. */
export interface BulkAction<T> {
  readonly label: string;
  readonly title: RowsText;
  /** A plain text is right for one row and for several. */
  readonly text: string | OneOrMany<string>;
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
