import { Badge, Checkbox, Stack, Table, Text, Title } from '@mantine/core';
import { bySeverity, type Finding } from '@fieldpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Installation, OutsideChecks } from '../api/account.js';
import { useConsole } from '../console.js';
import { PlainTable } from '../lists/plain-table.js';
import { CopyText } from '../widgets/copy-text.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import { Ago, Time } from '../widgets/times/time.js';
import { installationQuery } from './system.query.js';
import { systemTexts as words } from './system.texts.js';

const doctor = 'fieldpost doctor';
const colours = { ok: 'green', warning: 'yellow', failure: 'red', unknown: 'gray' };

/** What the apps report about the installation and what the doctor has found from outside; processes with their versions. */
export function SystemPage() {
  const { account } = useConsole();
  return (
    <Page title={words.title}>
      <Text>{words.teach}</Text>
      <Loaded query={useQuery(installationQuery(account))}>
        {({ findings, outside_checks: outside, processes }) => (
          <>
            <Findings findings={bySeverity([...findings, ...outside.findings])} />
            <Outside outside={outside} />
            <Processes processes={processes} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Findings({ findings }: { readonly findings: readonly Finding[] }) {
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

/** Several findings may have the same check and subject, so their position is part of the key. */
const FindingTable = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <PlainTable
    label={words.findings}
    heads={[words.state, words.check, words.subject, words.found, words.advice]}
  >
    {findings.map(({ state, check, subject, found, advice }, at) => (
      <Table.Tr key={`${at} ${check} ${subject}`}>
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

/** When the doctor last reported, and how to run it. */
const Outside = ({ outside: { checked, user, version } }: { readonly outside: OutsideChecks }) => (
  <Stack gap="xs">
    {checked !== null && (
      <Text>
        {words.checkedFromOutside} <Ago at={checked} /> {words.checkedBy(user, version)}
      </Text>
    )}
    <Text>{words.checkFromOutside}</Text>
    <CopyText text={doctor} />
  </Stack>
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
