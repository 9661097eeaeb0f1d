import { Badge, Checkbox, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Installation } from '../api/account.js';
import { useConsole } from '../console.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { installationQuery } from './system.query.js';
import { systemTexts as words } from './system.texts.js';
import { PlainTable } from '../lists/plain-table.js';

type Finding = Installation['findings'][number];

const colours = { ok: 'green', warning: 'yellow', failure: 'red', unknown: 'gray' };

/**
 * What the apps report about the installation, and its processes with their versions. `fieldpost doctor` shows the same findings
 * and checks addresses as well.
 */
export function SystemPage() {
  const { account } = useConsole();
  return (
    <Page title={words.title}>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(installationQuery(account))}>
        {({ findings, processes }) => (
          <>
            <Findings findings={findings} />
            <Processes processes={processes} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Findings({ findings }: Pick<Installation, 'findings'>) {
  const [withOk, setWithOk] = useState(false);
  const shown = findings.filter(({ state }) => withOk || state !== 'ok');
  return (
    <>
      <Title order={2} size="h4">
        {words.findings}
      </Title>
      <Checkbox
        label={words.all}
        checked={withOk}
        onChange={(event) => setWithOk(event.currentTarget.checked)}
      />
      {shown.length === 0 ? <Text role="status">{words.nothing}</Text> : <FindingTable findings={shown} />}
    </>
  );
}

const FindingTable = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <PlainTable
    label={words.findings}
    heads={[words.state, words.check, words.subject, words.found, words.advice]}
  >
    {findings.map(({ state, check, subject, found, advice }) => (
      <Table.Tr key={`${check} ${subject}`}>
        <Table.Td>
          <Badge variant="light" color={colours[state]} tt="none">
            {words.states[state]}
          </Badge>
        </Table.Td>
        <Table.Td>{check}</Table.Td>
        <Table.Td>{subject}</Table.Td>
        <Table.Td>{found}</Table.Td>
        <Table.Td>{advice}</Table.Td>
      </Table.Tr>
    ))}
  </PlainTable>
);

const Processes = ({ processes }: Pick<Installation, 'processes'>) => (
  <>
    <Title order={2} size="h4">
      {words.processes}
    </Title>
    <PlainTable label={words.processes} heads={[words.app, words.version, words.started, words.reported]}>
      {processes.map(({ process, app, version, started, reported }) => (
        <Table.Tr key={process}>
          <Table.Th scope="row">{app}</Table.Th>
          <Table.Td>{version}</Table.Td>
          <Table.Td>
            <Time at={started} />
          </Table.Td>
          <Table.Td>
            <Time at={reported} />
          </Table.Td>
        </Table.Tr>
      ))}
    </PlainTable>
  </>
);
