import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ApplicationUsage, Usage } from '../api/account.js';
import { useConsole } from '../console.js';
import { PlainTable } from '../lists/plain-table.js';
import type { Column } from '../lists/table/columns.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Section } from '../widgets/section.js';
import { Loaded } from '../widgets/states.js';
import { ApplicationUsageList } from './application-usage-list.js';
import { figureColumns } from './figure-columns.js';
import { Messages } from './messages.js';
import { ownApplicationUsage, ownUsageQuery } from './usage.queries.js';
import { usageTexts as words } from './usage.texts.js';

const route = getRouteApi('/signed-in/console/account/usage');

const columns: readonly Column<ApplicationUsage>[] = [
  {
    id: 'id',
    label: words.application,
    value: ({ id }) => id,
    cell: ({ id }) => (
      <TextLink to="/console/applications/$appId" params={{ appId: id }}>
        {id}
      </TextLink>
    ),
  },
  ...figureColumns,
];

/** What the user uses, and the devices and messages of each own application. */
export function OwnUsagePage() {
  const { account } = useConsole();
  const wanted = route.useSearch();
  return (
    <Page title={words.title}>
      <Text>{words.ownTeach}</Text>
      <Loaded query={useQuery(ownUsageQuery(account))}>
        {(usage) => (
          <div className="facts">
            <Created usage={usage} />
            <Messages reported={usage.reported} />
          </div>
        )}
      </Loaded>
      <ApplicationUsageList
        name="own-application-usage"
        source={ownApplicationUsage}
        wanted={wanted}
        columns={columns}
        search={words.searchOwn}
        {...(wanted.search === undefined && { noMatch: words.noOwnApplication })}
      />
    </Page>
  );
}

const things = ['applications', 'gateways', 'access_keys', 'organizations'] as const;

const Created = ({ usage: { used, limits } }: { readonly usage: Usage }) => (
  <Section title={words.used}>
    <PlainTable label={words.used} heads={[words.thing, words.used, words.limit]}>
      {things.map((thing) => (
        <Table.Tr key={thing}>
          <Table.Th scope="row">{words.things[thing]}</Table.Th>
          <Table.Td>{used[thing].toLocaleString()}</Table.Td>
          <Table.Td>{limits[thing] === 0 ? words.noLimit : limits[thing].toLocaleString()}</Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  </Section>
);
