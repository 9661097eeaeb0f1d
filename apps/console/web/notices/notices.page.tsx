import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountApi, AdministeredNotice } from '../api/account.js';
import { answered } from '../api/failure.js';
import { EntityLink } from '../audit/entity-link.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import { RowButton } from '../lists/row-button.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Confirm } from '../widgets/confirm.js';
import { Page } from '../widgets/page.js';
import { Section } from '../widgets/section.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { NoticeForm } from './notice-form.js';
import { allNoticesQuery, invalidateNotices } from './notices.queries.js';
import { noticesTexts as words } from './notices.texts.js';

const columns: readonly Column<AdministeredNotice>[] = [
  { id: 'from', label: words.from, value: ({ from }) => from, cell: ({ from }) => <Time at={from} /> },
  { id: 'text', label: words.text, value: ({ text }) => text, wraps: true },
  { id: 'level', label: words.level, value: ({ level }) => words.levels[level] },
  {
    id: 'until',
    label: words.until,
    value: ({ until }) => until ?? undefined,
    cell: ({ until }) => (until === null ? words.always : <Time at={until} />),
  },
  {
    id: 'creator',
    label: words.creator,
    value: ({ creator }) => creator ?? words.noCreator,
    cell: ({ creator }) =>
      creator === null ? (
        words.noCreator
      ) : (
        <EntityLink kind="users" id={creator}>
          {creator}
        </EntityLink>
      ),
  },
];

/** What administrators write to all users. */
export function NoticesPage() {
  const { account } = useConsole();
  const [removing, setRemoving] = useState<AdministeredNotice>();
  return (
    <Page title={words.title}>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(allNoticesQuery(account))}>
        {(notices) =>
          notices.length === 0 ? (
            <Text role="status">{words.none}</Text>
          ) : (
            <List notices={notices} onRemove={setRemoving} />
          )
        }
      </Loaded>
      <Section title={words.newTitle}>
        <NoticeForm />
      </Section>
      {removing && <Removal notice={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}

interface ListProps {
  readonly notices: readonly AdministeredNotice[];
  readonly onRemove: (notice: AdministeredNotice) => void;
}

const List = ({ notices, onRemove }: ListProps) => (
  <LocalList
    view={useListView('notices')}
    label={words.list}
    words={words}
    columns={columns}
    rows={notices}
    idOf={({ id }) => id}
    nameOf={({ text }) => text}
    actions={[useBulkRemoval()]}
    rowEnd={(notice) => (
      <RowButton
        label={words.removeLabel(notice.text)}
        text={words.remove}
        onClick={() => onRemove(notice)}
      />
    )}
  />
);

const remove = (account: AccountApi, { id }: AdministeredNotice) =>
  answered(account.DELETE('/api/v2/all-notices/{id}', { params: { path: { id } } }));

function useBulkRemoval(): BulkAction<AdministeredNotice> {
  const { account } = useConsole();
  const queries = useQueryClient();
  return {
    label: words.remove,
    title: words.removeTitle,
    text: words.removeText,
    isDangerous: true,
    run: (notice) => remove(account, notice),
    after: () => invalidateNotices(queries),
  };
}

function Removal({ notice, onClose }: { notice: AdministeredNotice; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const work = useMutation({
    mutationFn: () => remove(account, notice),
    onSuccess: async () => {
      await invalidateNotices(queries);
      notifications.show({ message: words.removed });
    },
  });
  const text = `${notice.text} ${words.removeText}`;
  return (
    <Confirm title={words.removeThisTitle} text={text} action={words.remove} work={work} onClose={onClose} />
  );
}
