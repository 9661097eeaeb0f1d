import { type Device, isSet, lastSeenOf, standardRadio } from '@fieldpost/domain';
import { Button, Code, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Fact } from '../widgets/fact.js';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { RecentMessages } from '../live/recent-messages.js';
import { DeviceTrends } from '../traffic/device-trends.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import { TrafficSection } from '../traffic/traffic-section.js';
import { Section } from '../widgets/section.js';
import { Page } from '../widgets/page.js';
import { Loaded, Problem } from '../widgets/states.js';
import { Ago } from '../widgets/times/time.js';
import { texts } from '../texts.js';
import { CopyForms, CopyValue } from './copy-forms.js';
import { activationOf } from './device.js';
import { DevicePlace } from './device-map.js';
import { DownlinkSection } from './downlinks/downlink-section.js';
import { draftTexts as names } from './settings/device-draft.texts.js';
import { deviceTexts as words } from './device.texts.js';
import { type ReadDevice, refreshing } from './devices.queries.js';
import { Firmware } from './firmware-section.js';
import { NoDevice } from './no-device.js';
import { useDeviceQuery } from './use-device.js';

/** Overview and state of a device. */
export function DevicePage() {
  const query = useDeviceQuery(refreshing);
  return (
    <Loaded query={query} gone={<NoDevice />}>
      {(read) => <Overview read={read} again={() => void query.refetch()} />}
    </Loaded>
  );
}

function Overview({ read, again }: { read: ReadDevice; again: () => void }) {
  const [areShown, setShown] = useState(false);
  const { device, keysFailure } = read;
  // Firmware needs the keys before there is a message. Parts stay where they are while the page is open.
  const [isNew] = useState(() => lastSeenOf(device) === undefined);
  return (
    <Page title={device.description || device.dev_id}>
      {!isNew && <Messages device={device} />}
      <div className="facts">
        <State read={read} />
        <DownlinkSection />
        <Identity device={device} />
        <Section title={words.keys}>
          <Text>{words.keysText}</Text>
          <Button variant="default" aria-expanded={areShown} onClick={() => setShown(!areShown)}>
            {areShown ? words.hideKeys : words.showKeys}
          </Button>
          {areShown && <Keys device={device} />}
          {areShown && keysFailure && <Problem failure={keysFailure} again={again} />}
        </Section>
        <Firmware device={device} areShown={areShown} />
      </div>
      {isNew && <Messages device={device} />}
      <DevicePlace device={device} />
    </Page>
  );
}

/** What the device sent, for users who may read it. */
function Messages({ device: { dev_id: devId } }: { device: Device }) {
  const { id: appId, rights } = useApplication();
  if (!rights.includes('messages:up:r')) return undefined;
  return (
    <>
      <TrafficSection of={{ appId, devId }} />
      <DeviceTrends appId={appId} devId={devId} />
      <RecentMessages appId={appId} devId={devId} />
    </>
  );
}

/** The activation is known by the keys. */
function State({ read: { device, keysFailure } }: { read: ReadDevice }) {
  const { dev_id } = device;
  const { f_cnt_up = 0, f_cnt_down = 0 } = device.lorawan_device;
  const lastSeen = lastSeenOf(device);
  return (
    <Section title={words.state}>
      {!keysFailure && (
        <>
          <Fact name={words.activation}>{words.activations[activationOf(device)]}</Fact>
          {activationOf(device) !== 'abp' && <Text>{standingOf(device)}</Text>}
        </>
      )}
      <Text>{versionOf(device)}</Text>
      <Fact name={words.lastSeen}>{lastSeen === undefined ? texts.never : <Ago at={lastSeen} />}</Fact>
      {lastSeen === undefined && <OnlySimulated devId={dev_id} />}
      {(lastSeen !== undefined || f_cnt_up > 0) && (
        <Fact name={words.counterUp}>
          <Code>{f_cnt_up}</Code>
        </Fact>
      )}
      <Fact name={words.counterDown}>
        <Code>{f_cnt_down}</Code>
      </Fact>
    </Section>
  );
}

/** Why a device that was never seen has traffic, as far as that is shown: no request is made for it. */
function OnlySimulated({ devId }: { devId: string }) {
  const { handler } = useConsole();
  const { id: appId } = useApplication();
  const { data } = useQuery({ ...trafficQuery(handler, { appId, devId }, '24h'), enabled: false });
  return (data?.total.uplinks ?? 0) > 0 && <Text>{words.onlySimulated}</Text>;
}

function versionOf({ lorawan_device: radio }: Device): string {
  const { lorawanVersion, deviceClass } = standardRadio;
  return words.versionOf(radio.lorawan_version ?? lorawanVersion, radio.device_class ?? deviceClass);
}

function standingOf(device: Device): string {
  if (activationOf(device) === 'join') return words.isTemplate;
  return isSet(device.lorawan_device.dev_addr) ? words.joined : words.notJoined;
}

const Identity = ({ device: { dev_id, lorawan_device: radio } }: { device: Device }) => (
  <Section title={words.identity}>
    <CopyValue label={names.devId} value={dev_id} />
    {isSet(radio.app_eui) && <CopyForms label={names.appEui} hex={radio.app_eui} />}
    {isSet(radio.dev_eui) && <CopyForms label={names.devEui} hex={radio.dev_eui} />}
    {isSet(radio.dev_addr) ? (
      <CopyForms label={names.devAddr} hex={radio.dev_addr} />
    ) : (
      <Fact name={names.devAddr}>{words.notYet}</Fact>
    )}
  </Section>
);

const Keys = ({ device: { lorawan_device: radio } }: { device: Device }) => (
  <>
    {isSet(radio.app_key) && <CopyForms label={names.appKey} hex={radio.app_key} />}
    {isSet(radio.nwk_s_key) && <CopyForms label={names.nwkSKey} hex={radio.nwk_s_key} />}
    {isSet(radio.app_s_key) && <CopyForms label={names.appSKey} hex={radio.app_s_key} />}
  </>
);
