import type { AppRight } from '@fieldpost/domain';
import { Badge } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import type { BulkAction } from '../lists/bulk/bulk-action.js';
import { LocalList } from '../lists/list-frame.js';
import type { Column } from '../lists/table/columns.js';
import { useListView } from '../lists/use-list-view.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { nameOfRight } from '../rights/right-names.texts.js';
import { rightsTexts } from '../rights.texts.js';
import { texts } from '../texts.js';
import { accessKeysTexts as words } from './access-keys.texts.js';
import { expiryOf } from './expiry.js';
import { accessKeysQuery, type ListedKey, removeKey } from './access-keys.queries.js';
import { RowButton } from '../lists/row-button.js';

const Create = ({ appId }: { appId: string }) => (
  <ButtonLink to="/console/applications/$appId/access-keys/-new" params={{ appId }}>
    {words.create}
  </ButtonLink>
);

/** The access keys of an application. */
export function AccessKeysPage() {
  const { account } = useConsole();
  const { id } = useApplication();
  const [removing, setRemoving] = useState<string>();
  return (
    <Loaded query={useQuery(accessKeysQuery(account, id))}>
      {(keys) => (
        <Page title={words.title} actions={<Create appId={id} />}>
          {keys.length === 0 ? (
            <Empty title={words.none} text={words.teach} action={<Create appId={id} />} />
          ) : (
            <KeyList appId={id} keys={keys} onRemove={setRemoving} />
          )}
          {removing !== undefined && (
            <Removal appId={id} name={removing} onClose={() => setRemoving(undefined)} />
          )}
        </Page>
      )}
    </Loaded>
  );
}

const columns: readonly Column<ListedKey>[] = [
  { id: 'name', label: words.name, value: ({ name }) => name },
  { id: 'rights', label: words.rights, value: ({ rights }) => rights, cell: (key) => <Rights of={key} /> },
  {
    id: 'last_used',
    label: words.lastUsed,
    value: ({ lastUsed }) => lastUsed,
    cell: ({ lastUsed }) => (lastUsed === undefined ? texts.never : <Time at={lastUsed} />),
  },
  {
    id: 'expires',
    label: words.expires,
    value: ({ expires }) => expires,
    cell: ({ expires }) => <Expiry at={expires} />,
  },
  {
    id: 'addresses',
    label: words.addresses,
    value: ({ addresses }) => addresses,
    cell: ({ addresses }) => (addresses.length === 0 ? words.anywhere : addresses.join(', ')),
  },
];

interface KeyListProps {
  readonly appId: string;
  readonly keys: readonly ListedKey[];
  readonly onRemove: (name: string) => void;
}

const KeyList = ({ appId, keys, onRemove }: KeyListProps) => (
  <LocalList
    view={useListView('access-keys')}
    label={words.title}
    words={words}
    columns={columns}
    rows={keys}
    idOf={({ name }) => name}
    actions={useActions(appId)}
    rowEnd={({ name }) => (
      <RowButton label={words.removeLabel(name)} text={words.remove} onClick={() => onRemove(name)} />
    )}
  />
);

function useActions(appId: string): readonly BulkAction<ListedKey>[] {
  const { account } = useConsole();
  const queries = useQueryClient();
  return [
    {
      label: words.remove,
      title: words.removeTitle,
      text: words.removeText,
      isDangerous: true,
      run: ({ name }) => removeKey(account, appId, name),
      after: () => queries.invalidateQueries({ queryKey: accessKeysQuery(account, appId).queryKey }),
    },
  ];
}

const Rights = ({ of: { rights } }: { of: ListedKey }) =>
  rights.map((right) => (
    <Badge
      key={right}
      variant="light"
      color="gray"
      tt="none"
      mr="xs"
      title={`${rightsTexts[right as AppRight]} (${right})`}
    >
      {nameOfRight(right)}
    </Badge>
  ));

/** Expiry of a key, highlighted when it is near. */
const Expiry = ({ at }: { at: string | undefined }) =>
  at === undefined ? (
    texts.never
  ) : (
    <>
      <Time at={at} as="day" /> <Urgency of={expiryOf(at, new Date())} />
    </>
  );

const Urgency = ({ of }: { of: ReturnType<typeof expiryOf> }) =>
  of !== 'later' && (
    <Badge variant="light" color={of === 'soon' ? 'yellow' : 'red'} tt="none">
      {words[of]}
    </Badge>
  );

function Removal({ appId, name, onClose }: { appId: string; name: string; onClose: () => void }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeKey(account, appId, name),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: accessKeysQuery(account, appId).queryKey });
      notifications.show({ message: words.removed(name) });
    },
  });
  return (
    <Confirm
      title={words.removeTitle.one(name)}
      text={words.removeText.one}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
