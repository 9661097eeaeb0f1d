import type { Column } from '../lists/table/columns.js';
import { RightNames } from './right-names.js';

interface WithRights {
  readonly rights: readonly string[];
}

/** The rights of a row, by their names. */
export const rightsColumn = (label: string) =>
  ({
    id: 'rights',
    label,
    value: ({ rights }) => rights,
    cell: ({ rights }) => <RightNames of={rights} />,
  }) as const satisfies Column<WithRights>;
