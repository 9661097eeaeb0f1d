import { Badge } from '@mantine/core';
import type { Application } from '../api/account.js';
import type { Column } from '../lists/table/columns.js';
import { TextLink } from '../widgets/links.js';
import { applicationsTexts as words } from './applications.texts.js';
import { createdColumn } from '../lists/table/created-column.js';
import { rightsColumn } from '../rights/rights-column.js';

const Id = ({ of: { id, deleted } }: { of: Application }) =>
  deleted === undefined ? (
    <TextLink to="/console/applications/$appId" params={{ appId: id }}>
      {id}
    </TextLink>
  ) : (
    <>
      {id}{' '}
      <Badge color="red" variant="light">
        {words.isDeleted}
      </Badge>
    </>
  );

/** Columns of the list of applications. */
export const applicationColumns: readonly Column<Application>[] = [
  { id: 'id', label: words.id, value: ({ id }) => id, cell: (application) => <Id of={application} /> },
  { id: 'name', label: words.name, value: ({ name }) => name, wraps: true },
  rightsColumn(words.rights),
  createdColumn(words.created),
  { id: 'euis', label: words.euis, value: ({ euis }) => euis, startsHidden: true },
];
