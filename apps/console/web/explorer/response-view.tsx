import { Alert, Code, Stack, Table, Text, Title } from '@mantine/core';
import { Scroller } from '../lists/scroller.js';
import { Problem } from '../widgets/states.js';
import { type ApiResponse, mostBytes, readable } from './call.js';
import { explorerTexts as words } from './explorer.texts.js';

interface ResponseViewProps {
  readonly response: ApiResponse | undefined;
  readonly error: unknown;
}

/** The response of a call: status, headers and body; or why there is none. */
export function ResponseView({ response, error }: ResponseViewProps) {
  return (
    <Stack gap="xs" component="section" aria-label={words.response}>
      {response && <Shown response={response} />}
      {error ? <Problem failure={error} /> : undefined}
    </Stack>
  );
}

const Shown = ({ response }: { response: ApiResponse }) => (
  <>
    <Title order={2} size="h4">
      {words.response}
    </Title>
    <Status response={response} />
    {response.isOfTokenServer && <Text>{words.noToken}</Text>}
    <HeaderTable headers={response.headers} />
    <Body response={response} />
  </>
);

function Status({ response: { status, statusText, ms, redirects } }: { response: ApiResponse }) {
  if (redirects) return <Alert color="yellow">{words.redirected}</Alert>;
  return (
    <Alert color={status < 400 ? 'green' : 'red'} role={status < 400 ? 'status' : 'alert'}>
      {words.took(status, statusText, ms)}
    </Alert>
  );
}

const HeaderTable = ({ headers }: Pick<ApiResponse, 'headers'>) =>
  headers.length > 0 && (
    <details>
      <summary>{words.headers}</summary>
      <Scroller label={words.headers}>
        <Table>
          <Table.Tbody>
            {headers.map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td className="wraps">{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Scroller>
    </details>
  );

function Body({ response }: { response: ApiResponse }) {
  if (response.redirects) return null;
  if (response.text === '') return <Text>{response.isOpen ? words.receiving : words.noBody}</Text>;
  return (
    <>
      <Scroller label={words.responseBody}>
        <Code block>{readable(response)}</Code>
      </Scroller>
      {response.isOpen && <Text>{words.receiving}</Text>}
      {response.isCut && <Text>{words.cut(mostBytes / 1_000)}</Text>}
    </>
  );
}
