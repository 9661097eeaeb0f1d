import { Badge, Button, Table } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { appRights } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adviceOn } from '../api/advice.js';
import type { Application } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { TextLink } from '../widgets/links.js';
import { Scroller } from '../lists/scroller.js';
import { Time } from '../widgets/time.js';
import { applicationsTexts as words, settingsTexts as settings } from './applications.texts.js';
import { dropApplication } from './applications.queries.js';

export const ApplicationTable = ({ applications }: { applications: readonly Application[] }) => (
  <Scroller label={words.title}>
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{words.id}</Table.Th>
          <Table.Th scope="col">{words.name}</Table.Th>
          <Table.Th scope="col">{words.rights}</Table.Th>
          <Table.Th scope="col">{words.created}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {applications.map((application) => (
          <Row key={application.id} application={application} />
        ))}
      </Table.Tbody>
    </Table>
  </Scroller>
);

const Row = ({ application }: { application: Application }) => (
  <Table.Tr>
    <Table.Th scope="row">
      {application.deleted === undefined ? (
        <TextLink to="/console/applications/$appId" params={{ appId: application.id }}>
          {application.id}
        </TextLink>
      ) : (
        <>
          {application.id}{' '}
          <Badge color="red" variant="light">
            {words.isDeleted}
          </Badge>
        </>
      )}
    </Table.Th>
    <Table.Td className="wraps">{application.name}</Table.Td>
    <Table.Td>{rightsIn(application)}</Table.Td>
    <Table.Td>
      {application.deleted === undefined ? (
        <Time at={application.created} only="day" />
      ) : (
        <Restore appId={application.id} />
      )}
    </Table.Td>
  </Table.Tr>
);

const rightsIn = ({ rights }: Application): string =>
  rights.length === appRights.length ? words.all : rights.join(', ');

function Restore({ appId }: { appId: string }) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: () =>
      answered(account.POST('/api/v2/applications/{appId}/restore', { params: { path: { appId } } })),
    onSuccess: async () => {
      await dropApplication(queries, appId);
      notifications.show({ message: settings.restored(appId) });
    },
    onError: (error) => notifications.show({ message: adviceOn(error), color: 'red' }),
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={restoring.isPending}
      aria-label={settings.restoreLabel(appId)}
      onClick={() => restoring.mutate()}
    >
      {settings.restore}
    </Button>
  );
}
