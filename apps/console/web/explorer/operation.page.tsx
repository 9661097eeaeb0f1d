import { Badge, Code, Group, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ButtonLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded, NotFoundPage } from '../widgets/states.js';
import type { Operation } from './api-document.js';
import { Described } from './described.js';
import { type Api, apiQuery } from './explorer.queries.js';
import { explorerTexts as words } from './explorer.texts.js';
import { FieldTable } from './field-table.js';
import { OperationForm } from './operation-form.js';
import { fieldsOf } from './schemas.js';
import { PlainTable } from '../lists/plain-table.js';

const route = getRouteApi('/signed-in/console/api/$operationId');

/** One operation: what it does, a form to call it, and its responses. */
export const OperationPage = () => <Loaded query={useQuery(apiQuery)}>{(api) => <Found api={api} />}</Loaded>;

function Found({ api: { operations, schemas } }: { api: Api }) {
  const { operationId } = route.useParams();
  const operation = operations.find(({ id }) => id === operationId);
  if (!operation) return <NotFoundPage />;
  const { summary, description, method, path, responses, result, tag } = operation;
  return (
    <Page
      title={summary}
      actions={
        <ButtonLink to="/console/api" search={{ tag }} variant="default">
          {words.all}
        </ButtonLink>
      }
    >
      <Group gap="xs">
        <Badge variant="light">{method}</Badge>
        <Code className="wraps">{path}</Code>
        <Text size="sm" c="dimmed" className="wraps">
          {operation.id}
        </Text>
      </Group>
      <Described text={description} />
      <OperationForm key={operation.id} operation={operation} schemas={schemas} />
      {result && <FieldTable label={words.resultFields} fields={fieldsOf(result, schemas)} />}
      <Responses responses={responses} />
    </Page>
  );
}

const Responses = ({ responses }: Pick<Operation, 'responses'>) => (
  <>
    <Title order={2} size="h4">
      {words.responses}
    </Title>
    <PlainTable label={words.responses} heads={[words.status, words.description]}>
      {responses.map(({ status, description }) => (
        <Table.Tr key={status}>
          <Table.Th scope="row">{status}</Table.Th>
          <Table.Td>
            <Described text={description} />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  </>
);
