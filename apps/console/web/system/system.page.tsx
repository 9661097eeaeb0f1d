import { Badge, Checkbox, Group, Stack, Table, Text, Title } from '@mantine/core';
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
import { doctorCommand } from './doctor-command.js';
import { systemTexts as words } from './system.texts.js';

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
            <Findings
              findings={bySeverity([...findings, ...outside.findings])}
              reported={reportedIn(outside)}
            />
            <Outside outside={outside} />
            <Processes processes={processes} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The findings whose texts come from the doctor, and partly from servers of others; account itself says that it has never run. */
const reportedIn = ({ checked, findings }: OutsideChecks): ReadonlySet<Finding> =>
  new Set(checked === null ? [] : findings);

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Those of them that were reported from outside. */
  readonly reported: ReadonlySet<Finding>;
}

function Findings({ findings, reported }: FindingsProps) {
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
      {shown.length === 0 ? (
        <Text role="status">{words.nothing}</Text>
      ) : (
        <FindingTable findings={shown} reported={reported} />
      )}
    </>
  );
}

/** Several findings may have the same check and subject, so their position is part of the key. */
const FindingTable = ({ findings, reported }: FindingsProps) => (
  <PlainTable
    label={words.findings}
    heads={[words.state, words.check, words.subject, words.found, words.advice]}
  >
    {findings.map((finding, at) => (
      <Table.Tr key={`${at} ${finding.check} ${finding.subject}`}>
        <Table.Td>
          <Group gap="xs">
            <Badge variant="light" color={colours[finding.state]} tt="none">
              {words.states[finding.state]}
            </Badge>
            {reported.has(finding) && (
              <Badge variant="default" tt="none">
                {words.fromOutside}
              </Badge>
            )}
          </Group>
        </Table.Td>
        <Table.Td>{finding.check}</Table.Td>
        <Table.Td>{finding.subject}</Table.Td>
        <Table.Td>{finding.found}</Table.Td>
        <Table.Td>{finding.advice}</Table.Td>
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
    <CopyText text={doctorCommand(location.hostname)} />
    <Text size="sm" c="dimmed">
      {words.ownAuthority}
    </Text>
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
