import { Time } from '../../widgets/times/time.js';
import type { Column } from './columns.js';

interface Created {
  readonly created: string;
}

/** The day on which the entity of a row was created. */
export const createdColumn = (label: string): Column<Created> => ({
  id: 'created',
  label,
  value: ({ created }) => created,
  cell: ({ created }) => <Time at={created} />,
});
