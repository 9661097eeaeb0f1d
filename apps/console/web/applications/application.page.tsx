import { Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Fact } from '../widgets/fact.js';
import type { Application } from '../api/account.js';
import { useConsole } from '../console.js';
import { CopyForms } from '../devices/copy-forms.js';
import { FirstDevice } from '../devices/list/first-device.js';
import { DeviceMap } from '../devices/device-map.js';
import { FailingIntegrations } from '../integrations/failing.js';
import { RecentMessages } from '../live/recent-messages.js';
import { DeviceStates } from '../traffic/device-states.js';
import { TrafficSection } from '../traffic/traffic-section.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { Waiting } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { RightsList } from '../rights/rights-list.js';
import { applicationTexts as words, applicationsTexts as applications } from './applications.texts.js';
import { HandlerSection } from './handler-section.js';
import { handlerQuery } from './applications.queries.js';
import { useApplication } from './use-application.js';

/** Overview of an application and its handler. */
export function ApplicationPage() {
  const application = useApplication();
  return (
    <Page title={application.name}>
      <Devices application={application} shown={FirstDevice} />
      <Traffic application={application} />
      <Integrations application={application} />
      <div className="facts">
        <Section title={words.facts}>
          <Fact name={applications.id}>
            <Code>{application.id}</Code>
          </Fact>
          <Fact name={applications.created}>
            <Time at={application.created} />
          </Fact>
        </Section>
        <HandlerSection application={application} />
        <Devices application={application} shown={DeviceStates} />
        <Section title={words.euis}>
          {application.euis.length === 0 && <Text>{words.noEuis}</Text>}
          {application.euis.map((eui) => (
            <CopyForms key={eui} label={applications.eui} hex={eui} />
          ))}
        </Section>
        <Section title={words.yours}>
          <RightsList rights={application.rights} />
        </Section>
      </div>
      <Devices application={application} shown={DeviceMap} />
    </Page>
  );
}

/** Messages of an application that has a handler, for users who may read them. */
function Traffic({ application: { id, rights } }: { application: Application }) {
  const { handler } = useConsole();
  const { data: isRegistered, isLoading } = useQuery(handlerQuery(handler, id));
  if (!rights.includes('messages:up:r')) return undefined;
  if (isLoading) return <Waiting />;
  if (!isRegistered) return undefined;
  return (
    <>
      <TrafficSection of={{ appId: id }} />
      <RecentMessages appId={id} devId={undefined} />
    </>
  );
}

/** Those that fail, for users who may list them. */
function Integrations({ application: { id, rights } }: { application: Application }) {
  const { handler } = useConsole();
  const { data: isRegistered } = useQuery(handlerQuery(handler, id));
  return isRegistered && rights.includes('settings') ? <FailingIntegrations appId={id} /> : undefined;
}

interface DevicesProps {
  readonly application: Application;
  readonly shown: ComponentType<{ readonly appId: string }>;
}

/** For users who may list the devices. */
function Devices({ application: { id, rights }, shown: Shown }: DevicesProps) {
  const { handler } = useConsole();
  const { data: isRegistered } = useQuery(handlerQuery(handler, id));
  return isRegistered && rights.includes('devices') ? <Shown appId={id} /> : undefined;
}
