import { Alert, Code, List, Stack, Table, Text, Title } from '@mantine/core';
import { PlainTable } from '../../lists/plain-table.js';
import type { DeviceFile, Row } from './device-file.js';
import type { Rejection, Report } from './device-transfer.js';
import { transferTexts as words } from './transfer.texts.js';

const mostShown = 5;
const mostRejections = 200;

const columns = ['dev_id', 'description', 'app_eui', 'dev_eui', 'dev_addr'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function keysOf(row: Row): string {
  if (textOf(row['app_key']) !== '') return words.otaa;
  return textOf(row['nwk_s_key']) === '' ? words.noKeys : words.session;
}

/** Preview of the parsed file, without keys. */
export function FilePreview({ file: { rows, type } }: { file: DeviceFile }) {
  const shown = rows.slice(0, mostShown);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.recognized(rows.length, type)}
      </Title>
      <Text>{words.preview(shown.length)}</Text>
      <PlainTable
        label={words.preview(shown.length)}
        heads={[...columns.map((column) => words.columns[column]), words.columns.keys]}
      >
        {shown.map((row, at) => (
          <Table.Tr key={at}>
            {columns.map((column) => (
              <Table.Td key={column} className="wraps">
                {textOf(row[column])}
              </Table.Td>
            ))}
            <Table.Td>{keysOf(row)}</Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
    </Stack>
  );
}

/** Result of an import or of its check, with rejected devices. */
export function ImportReport({ report, isDry }: { report: Report; isDry: boolean }) {
  const { created, replaced, rejected, errors, failure } = report;
  const isFine = rejected === 0 && failure === undefined;
  return (
    <Stack>
      <Alert color={isFine ? 'green' : 'yellow'} role="status" title={isDry ? words.checked : words.done}>
        <List size="sm">
          <List.Item>{isDry ? words.wouldCreate(created) : words.created(created)}</List.Item>
          <List.Item>{isDry ? words.wouldReplace(replaced) : words.replaced(replaced)}</List.Item>
          <List.Item>{isDry ? words.wouldReject(rejected) : words.rejected(rejected)}</List.Item>
        </List>
        {failure !== undefined && (
          <Text>
            {words.ended}: {failure}
          </Text>
        )}
      </Alert>
      {errors.length > 0 && <Rejections errors={errors} />}
    </Stack>
  );
}

const Rejections = ({ errors }: { errors: readonly Rejection[] }) => (
  <>
    <PlainTable label={words.rejections} heads={Object.values(words.rejectionColumns)}>
      {errors.slice(0, mostRejections).map(({ line, dev_id, field, error }) => (
        <Table.Tr key={line}>
          <Table.Td>{line}</Table.Td>
          <Table.Td>{dev_id}</Table.Td>
          <Table.Td>{field !== '' && <Code>{field}</Code>}</Table.Td>
          <Table.Td className="wraps">{error}</Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
    {errors.length > mostRejections && <Text>{words.more(errors.length - mostRejections)}</Text>}
  </>
);
