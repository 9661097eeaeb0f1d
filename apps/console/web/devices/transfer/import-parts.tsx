import { Alert, Button, Code, List, Stack, Table, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { PlainTable } from '../../lists/plain-table.js';
import { saveFile } from '../../widgets/save-file.js';
import type { DeviceFile, Row } from './device-file.js';
import type { Rejection, Report } from './device-transfer.js';
import { columnsFor, exampleFile } from './example-file.js';
import { problemOf } from './row-problems.js';
import { transferTexts as words } from './transfer.texts.js';

const mostShown = 5;
const mostRejections = 200;

const columns = ['dev_id', 'description', 'app_eui', 'dev_eui', 'dev_addr'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function keysOf(row: Row): string {
  if (textOf(row['app_key']) !== '') return words.otaa;
  return textOf(row['nwk_s_key']) === '' ? words.noKeys : words.session;
}

const mostInvalid = 20;

/** Preview of the parsed file, without keys: its first rows, and those that are not valid. */
export function FilePreview({ file: { rows, type } }: { file: DeviceFile }) {
  // A file may have many rows, and is shown again with each step of the import.
  const { first, further, invalid } = useMemo(() => checked(rows), [rows]);
  const label = labelOf(rows.length, further.length);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {words.recognized(rows.length, type)}
      </Title>
      {invalid > 0 && (
        <Text role="status" c="var(--mantine-color-error)">
          {words.invalid(invalid)}
        </Text>
      )}
      <Text>{label}</Text>
      <PlainTable
        label={label}
        heads={[
          ...columns.map((column) => words.columns[column]),
          words.columns.keys,
          ...(invalid > 0 ? [words.problem] : []),
        ]}
      >
        {[...first, ...further].map(({ row, problem }, at) => (
          <PreviewRow key={at} row={row} problem={invalid > 0 ? (problem ?? '') : undefined} />
        ))}
      </PlainTable>
    </Stack>
  );
}

function checked(rows: readonly Row[]) {
  const read = rows.map((row) => ({ row, problem: problemOf(row) }));
  const isInvalid = ({ problem }: (typeof read)[number]) => problem !== undefined;
  return {
    first: read.slice(0, mostShown),
    further: read.slice(mostShown).filter(isInvalid).slice(0, mostInvalid),
    invalid: read.filter(isInvalid).length,
  };
}

const labelOf = (all: number, further: number): string =>
  [words.preview(mostShown, all), ...(further > 0 ? [words.invalidToo(further)] : [])].join(', ');

/** Without a problem of any row there is no column for it. */
const PreviewRow = ({ row, problem }: { readonly row: Row; readonly problem: string | undefined }) => (
  <Table.Tr>
    {columns.map((column) => (
      <Table.Td key={column} className="wraps">
        {textOf(row[column])}
      </Table.Td>
    ))}
    <Table.Td>{keysOf(row)}</Table.Td>
    {problem !== undefined && (
      <Table.Td className="wraps" c="var(--mantine-color-error)">
        {problem}
      </Table.Td>
    )}
  </Table.Tr>
);

/** The columns of a file, and an example of one. */
export const FileHelp = ({ appEui }: { readonly appEui: string }) => (
  <Stack gap="xs" align="flex-start">
    <List size="sm">
      {(['otaa', 'abp', 'optional'] as const).map((kind) => (
        <List.Item key={kind}>
          {words.columnsOf[kind]}: <Code className="wraps">{columnsFor[kind].join(', ')}</Code>
        </List.Item>
      ))}
    </List>
    <Button
      variant="default"
      onClick={() => saveFile(new Blob([exampleFile(appEui)], { type: 'text/csv' }), words.exampleName)}
    >
      {words.example}
    </Button>
  </Stack>
);

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
