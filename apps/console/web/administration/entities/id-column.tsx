import { EntityLink } from '../../audit/entity-link.js';
import type { Column } from '../../lists/table/columns.js';
import { entitiesTexts as words } from './entities.texts.js';

/** The id of an entity of any user, with a link to its page for administrators. */
export const idColumn = <Row extends { readonly id: string }>(
  kind: 'apps' | 'components' | 'gateways' | 'organizations',
): Column<Row> => ({
  id: 'id',
  label: words.id,
  value: ({ id }) => id,
  cell: ({ id }) => (
    <EntityLink kind={kind} id={id}>
      {id}
    </EntityLink>
  ),
});
