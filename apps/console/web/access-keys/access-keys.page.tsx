import type { AppRight } from '@fieldpost/domain';
import { Badge, Button, Table } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { Confirm } from '../widgets/confirm.js';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Scroller } from '../lists/scroller.js';
import { Empty, Loaded } from '../widgets/states.js';
import { Time } from '../widgets/time.js';
import { rightsTexts } from '../rights.texts.js';
import { texts } from '../texts.js';
import { accessKeysTexts as words } from './access-keys.texts.js';
import { expiryOf } from './expiry.js';
import { accessKeysQuery, type ListedKey } from './access-keys.queries.js';

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
            <KeyTable keys={keys} onRemove={setRemoving} />
          )}
          {removing !== undefined && (
            <Removal appId={id} name={removing} onClose={() => setRemoving(undefined)} />
          )}
        </Page>
      )}
    </Loaded>
  );
}

const KeyTable = ({ keys, onRemove }: { keys: readonly ListedKey[]; onRemove: (name: string) => void }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          <Table.Th scope="col">{words.lastUsed}</Table.Th>
          <Table.Th scope="col">{words.expires}</Table.Th>
          <Table.Th scope="col">{words.addresses}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {keys.map((key) => (
          <Row key={key.name} of={key} onRemove={onRemove} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Row = ({ of, onRemove }: { of: ListedKey; onRemove: (name: string) => void }) => (
  <Table.Tr>
    <Table.Th scope="row">{of.name}</Table.Th>
    <Table.Td>
      {of.rights.map((right) => (
        <Badge
          key={right}
          variant="light"
          color="gray"
          tt="none"
          mr="xs"
          title={rightsTexts[right as AppRight]}
        >
          {right}
        </Badge>
      ))}
    </Table.Td>
    <Table.Td>{of.lastUsed === undefined ? texts.never : <Time at={of.lastUsed} />}</Table.Td>
    <Table.Td>
      <Expiry at={of.expires} />
    </Table.Td>
    <Table.Td>{of.addresses.length === 0 ? words.anywhere : of.addresses.join(', ')}</Table.Td>
    <Table.Td>
      <Button
        size="xs"
        variant="default"
        aria-label={words.removeLabel(of.name)}
        onClick={() => onRemove(of.name)}
      >
        {words.remove}
      </Button>
    </Table.Td>
  </Table.Tr>
);

/** Expiry of a key, highlighted when it is near. */
const Expiry = ({ at }: { at: string | undefined }) =>
  at === undefined ? (
    texts.never
  ) : (
    <>
      <Time at={at} only="day" /> <Urgency of={expiryOf(at, new Date())} />
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
    mutationFn: () =>
      answered(
        account.DELETE('/api/v2/applications/{appId}/access-keys/{name}', {
          params: { path: { appId, name } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: accessKeysQuery(account, appId).queryKey });
      notifications.show({ message: words.removed(name) });
    },
  });
  return (
    <Confirm
      title={words.removeTitle(name)}
      text={words.removeText}
      action={words.remove}
      work={removal}
      onClose={onClose}
    />
  );
}
