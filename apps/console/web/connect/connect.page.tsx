import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useApplication } from '../applications/use-application.js';
import { handlerQuery } from '../applications/applications.queries.js';
import { useConsole } from '../console.js';
import { devicesQuery } from '../devices/devices.queries.js';
import { verification } from '../integrations/verification.js';
import { CopyFile } from '../widgets/copy-file.js';
import { ButtonLink, GuideLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Section } from '../widgets/section.js';
import { Tab, Tabs } from '../widgets/tabs.js';
import { tabs, type Way } from './connect-search.js';
import { connectTexts as words } from './connect.texts.js';
import { FirstMessage } from './first-message.js';
import { KeySection } from './key-section.js';
import { snippetsOf } from './snippets.js';

const route = getRouteApi('/signed-in/console/applications/$appId/connect');

/** How programs connect to an application: a key, programs to copy, and a test. */
export function ConnectPage() {
  const { id, rights } = useApplication();
  const { by = 'mosquitto' } = route.useSearch();
  return (
    <Page title={words.title} actions={<GuideLink name="mqtt" />}>
      <Text maw="44rem">{words.intro}</Text>
      <KeySection appId={id} rights={rights} />
      <Section title={words.examples}>
        <Tabs label={words.ways}>
          {tabs.map((tab) => (
            <Tab key={tab} to="." search={{ by: tab }} aria-current={by === tab ? 'page' : undefined}>
              {words.tabs[tab]}
            </Tab>
          ))}
        </Tabs>
        {by === 'webhook' ? <Webhook appId={id} /> : <Programs appId={id} way={by} />}
      </Section>
      <FirstMessage appId={id} mayRead={rights.includes('messages:up:r')} />
    </Page>
  );
}

function Programs({ appId, way }: { appId: string; way: Way }) {
  const { handler } = useConsole();
  const { data } = useQuery(handlerQuery(handler, appId));
  const devId = useExampleDevice(appId);
  const snippets = snippetsOf(way, {
    appId,
    devId,
    origin: window.location.origin,
    mqtt: data?.mqtt_address,
  });
  if (!snippets) return data && <Text role="status">{words.noMqtt}</Text>;
  const { install, uplinks, downlink } = snippets;
  return (
    <Stack w="100%">
      {install !== undefined && <CopyFile title={words.install} heading={3} text={install} />}
      <CopyFile title={words.uplinks} heading={3} text={uplinks} />
      <CopyFile title={words.downlink} about={words.downlinkText(devId)} heading={3} text={downlink} />
    </Stack>
  );
}

/** A device of the application for the downlink, for users who may list them. */
function useExampleDevice(appId: string): string {
  const { handler } = useConsole();
  const { rights } = useApplication();
  const { data } = useQuery({ ...devicesQuery(handler, appId, {}, 1), enabled: rights.includes('devices') });
  return data?.items[0]?.dev_id ?? words.device;
}

const Webhook = ({ appId }: { appId: string }) => (
  <Stack align="flex-start" w="100%">
    <Text>{words.webhookText}</Text>
    <ButtonLink to="/console/applications/$appId/integrations/-new" params={{ appId }} variant="default">
      {words.webhookAction}
    </ButtonLink>
    <CopyFile title={words.verify} heading={3} text={verification} />
  </Stack>
);
