import { Checkbox, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { ButtonLink } from '../widgets/links.js';
import { Pages, SearchField } from '../lists/list-parts.js';
import { matching } from '../lists/matching.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { useListChange } from '../lists/use-list-change.js';
import { applicationsTexts as words } from './applications.texts.js';
import { ApplicationTable } from './application-table.js';
import type { ApplicationsSearch } from './applications-search.js';
import { applicationsQuery } from './applications.queries.js';

const route = getRouteApi('/signed-in/console/applications');

const Create = () => <ButtonLink to="/console/applications/-new">{words.create}</ButtonLink>;

/** The applications of the user. The filter is kept in the URL. */
export function ApplicationsPage() {
  const { account } = useConsole();
  const { deleted } = route.useSearch();
  const query = useQuery(applicationsQuery(account, deleted ? 'all' : 'kept'));
  return (
    <Page title={words.title} actions={<Create />}>
      <Filters />
      <Loaded query={query}>{(applications) => <List applications={applications} />}</Loaded>
    </Page>
  );
}

function Filters() {
  const { search = '', deleted = false } = route.useSearch();
  const change = useListChange<ApplicationsSearch>();
  return (
    <Group align="flex-end">
      <SearchField label={words.search} value={search} onSearch={(found) => change({ search: found })} />
      <Checkbox
        label={words.deleted}
        checked={deleted}
        onChange={({ currentTarget }) => change({ deleted: currentTarget.checked || undefined })}
      />
    </Group>
  );
}

function List({ applications }: { applications: readonly Application[] }) {
  const wanted = route.useSearch();
  const change = useListChange<ApplicationsSearch>();
  const { shown, page, pages } = matching(applications, ({ id, name }) => `${id}\n${name}`, wanted);
  if (applications.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  if (shown.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <>
      <ApplicationTable applications={shown} />
      <Pages label={words.pages} page={page} pages={pages} onPage={(next) => change({ page: next })} />
    </>
  );
}
