import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { Application } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { useListChange } from '../lists/use-list-change.js';
import { useListView } from '../lists/use-list-view.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { applicationColumns } from './application-columns.js';
import type { ApplicationsSearch } from './applications-search.js';
import { invalidateApplications, listedApplicationsQuery } from './applications.queries.js';
import { applicationsTexts as words, settingsTexts as settings } from './applications.texts.js';
import { Restore } from './restore.js';

const route = getRouteApi('/signed-in/console/applications');

const Create = () => <ButtonLink to="/console/applications/-new">{words.create}</ButtonLink>;

/** The applications of the user. */
export function ApplicationsPage() {
  const { account } = useConsole();
  const query = useQuery(listedApplicationsQuery(account, route.useSearch()));
  return (
    <Page title={words.title} actions={<Create />}>
      <Loaded query={query}>{(applications) => <List applications={applications} />}</Loaded>
    </Page>
  );
}

function List({ applications }: { applications: readonly Application[] }) {
  const { deleted = false } = route.useSearch();
  const view = useListView('applications');
  const actions = useActions();
  const filter = <WithDeleted checked={deleted} />;
  if (applications.length === 0)
    return (
      <>
        {filter}
        <Empty title={words.none} text={words.teach} action={<Create />} />
      </>
    );
  return (
    <LocalList
      key={String(deleted)}
      view={view}
      label={words.title}
      words={words}
      columns={applicationColumns}
      rows={applications}
      idOf={({ id }) => id}
      textOf={({ id, name }) => `${id}\n${name}`}
      actions={actions}
      filters={filter}
      rowEnd={deleted ? (row) => row.deleted !== undefined && <Restore appId={row.id} /> : undefined}
    />
  );
}

function WithDeleted({ checked }: { checked: boolean }) {
  const change = useListChange<ApplicationsSearch>();
  return (
    <Checkbox
      label={words.deleted}
      checked={checked}
      onChange={({ currentTarget }) => change({ deleted: currentTarget.checked || undefined })}
    />
  );
}

function useActions(): readonly BulkAction<Application>[] {
  const { account } = useConsole();
  const queries = useQueryClient();
  const path = '/api/v2/applications/{appId}';
  return [
    {
      label: settings.confirm,
      title: settings.removeTitle,
      text: settings.removeText,
      isDangerous: true,
      isFor: ({ rights, deleted }) => deleted === undefined && rights.includes('delete'),
      run: ({ id: appId }) => answered(account.DELETE(path, { params: { path: { appId } } })),
      after: () => invalidateApplications(queries),
    },
  ];
}
