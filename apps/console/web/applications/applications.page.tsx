import { Checkbox, Group, Pagination, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { ButtonLink } from '../shell/links.js';
import { Page } from '../shell/page.js';
import { Empty, Loaded } from '../shell/states.js';
import { texts } from '../texts.js';
import { ApplicationTable } from './application-table.js';
import type { ApplicationsSearch } from './applications-search.js';
import { applicationsQuery } from './applications.queries.js';
import { matching } from './matching.js';

const { applications: words } = texts;
const route = getRouteApi('/signed-in/console/applications');
const patienceMs = 200;

const Create = () => <ButtonLink to="/console/applications/-new">{words.create}</ButtonLink>;

/** The applications of the user; what is shown of them stands in the address. */
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

/** Changes a part of the address, and begins at the first page again unless that is what changes. */
function useChange() {
  const navigate = route.useNavigate();
  return (change: ApplicationsSearch | { readonly [K in keyof ApplicationsSearch]: undefined }) =>
    void navigate({
      search: (now) => ({ ...now, page: undefined, ...change }) as ApplicationsSearch,
      replace: true,
      resetScroll: false,
    });
}

function Filters() {
  const { search = '', deleted = false } = route.useSearch();
  const change = useChange();
  const look = useDebouncedCallback((text: string) => change({ search: text || undefined }), patienceMs);
  return (
    <Group align="flex-end">
      <TextInput
        label={words.search}
        type="search"
        defaultValue={search}
        onChange={({ currentTarget }) => look(currentTarget.value)}
      />
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
  const change = useChange();
  const { shown, page, pages } = matching(applications, wanted);
  if (applications.length === 0) return <Empty title={words.none} text={words.teach} action={<Create />} />;
  if (shown.length === 0) return <Text role="status">{words.noMatch}</Text>;
  return (
    <>
      <ApplicationTable applications={shown} />
      {pages > 1 && (
        <nav aria-label={words.pages}>
          <Pagination
            total={pages}
            value={page}
            onChange={(next) => change({ page: next })}
            getItemProps={(item) => ({ 'aria-label': `${item}` })}
            getControlProps={(control) => ({ 'aria-label': texts.paging[control] })}
          />
        </nav>
      )}
    </>
  );
}
