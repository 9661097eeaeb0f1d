import { Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { ApplicationUsage } from '../api/account.js';
import { EntityLink } from '../audit/entity-link.js';
import { createdColumn } from '../lists/table/created-column.js';
import type { Column } from '../lists/table/columns.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { ApplicationUsageList } from './application-usage-list.js';
import { figureColumns } from './figure-columns.js';
import { allApplicationUsage } from './usage.queries.js';
import { usageTexts as words } from './usage.texts.js';

const route = getRouteApi('/signed-in/console/administration/usage/applications');

const Owner = ({ owner }: Pick<ApplicationUsage, 'owner'>) => {
  if (owner === null) return null;
  const isOrganization = owner.kind === 'organization';
  return (
    <EntityLink kind={isOrganization ? 'organizations' : 'users'} id={owner.id}>
      {isOrganization ? words.organization(owner.id) : owner.id}
    </EntityLink>
  );
};

const columns: readonly Column<ApplicationUsage>[] = [
  {
    id: 'id',
    label: words.application,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <EntityLink kind="apps" id={id}>
        {id}
      </EntityLink>
    ),
  },
  {
    id: 'owner',
    label: words.owner,
    value: ({ owner }) => owner?.id,
    cell: ({ owner }) => <Owner owner={owner} />,
  },
  ...figureColumns,
  { ...createdColumn(words.created), startsHidden: true },
];

/** Devices and messages of all applications. */
export function ApplicationUsagePage() {
  return (
    <Page title={words.applicationsTitle}>
      <Text>
        {words.teach} <TextLink to="/console/administration/usage">{words.byUser}</TextLink>
      </Text>
      <ApplicationUsageList
        name="application-usage"
        source={allApplicationUsage}
        wanted={route.useSearch()}
        columns={columns}
      />
    </Page>
  );
}
