import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { recentActivityQuery } from '../account/account.queries.js';
import type { FullAuditEntry } from '../api/account.js';
import { AuditTable } from '../audit/audit-table.js';
import { applicationsQuery } from '../applications/applications.queries.js';
import { profileQuery } from '../collaborators/collaborators.queries.js';
import { useConsole } from '../console.js';
import { GatewayMap } from '../gateways/map/gateway-map.js';
import { gatewaysQuery } from '../gateways/gateways.queries.js';
import { TextLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Section } from '../widgets/section.js';
import { Loaded, Waiting } from '../widgets/states.js';
import { Attention } from './attention.js';
import { Onboarding } from './checklist.js';
import { DeviceOverview } from './device-overview.js';
import { TrafficOverview } from './traffic-overview.js';
import { overviewTexts as words } from './overview.texts.js';

/** Items that need attention, and recent activity. */
export function OverviewPage() {
  const { account } = useConsole();
  const profile = useQuery(profileQuery(account));
  const applications = useQuery(applicationsQuery(account, 'kept'));
  const activity = useQuery(recentActivityQuery(account));
  return (
    <Page title={profile.data ? words.welcome(profile.data.username) : words.title}>
      <Text>{words.about}</Text>
      <Loaded query={applications}>
        {(all) => (
          <>
            <Onboarding applications={all} />
            <TrafficOverview applications={all} />
            <DeviceOverview applications={all} />
            <Attention applications={all} />
            <Gateways />
          </>
        )}
      </Loaded>
      <Section title={words.activity}>
        <Loaded query={activity}>{(entries) => <Activity entries={entries} />}</Loaded>
      </Section>
    </Page>
  );
}

function Gateways() {
  const { account } = useConsole();
  const { data: gateways = [], isLoading } = useQuery(gatewaysQuery(account));
  return isLoading ? <Waiting /> : <GatewayMap gateways={gateways} />;
}

const Activity = ({ entries }: { entries: readonly FullAuditEntry[] }) =>
  entries.length === 0 ? (
    <Text>{words.noActivity}</Text>
  ) : (
    <>
      <AuditTable label={words.activity} entries={entries} />
      <Text>
        <TextLink to="/console/account/activity">{words.allActivity}</TextLink>
      </Text>
    </>
  );
