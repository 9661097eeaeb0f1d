import { Code, Stack, Table, Text, Title } from '@mantine/core';
import type { ScriptError } from '../api/failure.js';
import { PlainTable } from '../lists/plain-table.js';
import { functionsTexts as words } from './payload-functions.texts.js';

/** What functions wrote to the console. */
export const Logs = ({ logs }: { readonly logs: NonNullable<ScriptError['logs']> }) => (
  <Stack gap="xs">
    <Title order={3} size="h5">
      {words.logs}
    </Title>
    {logs.length === 0 ? (
      <Text>{words.noLogs}</Text>
    ) : (
      <PlainTable label={words.logs} heads={[words.logFunction, words.logValues]}>
        {logs.map((entry, i) => (
          <Table.Tr key={i}>
            <Table.Td>{entry.function}</Table.Td>
            <Table.Td>
              <Code>{entry.fields?.join(' ')}</Code>
            </Table.Td>
          </Table.Tr>
        ))}
      </PlainTable>
    )}
  </Stack>
);
