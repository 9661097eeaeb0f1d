import { type Device, isSet } from '@fieldpost/domain';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { useNetworkApp } from '../network/use-network-app.js';
import { Confirm } from '../widgets/confirm.js';
import { TextLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Problem } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { activationOf } from './device.js';
import type { ReadDevice } from './devices.queries.js';
import { simulatedDeviceTexts as words } from './simulated-device.texts.js';
import { useDeviceName } from './use-device.js';

interface SimulatedDeviceProps {
  readonly read: ReadDevice;
  /** Reads the device again, with its keys after a login. */
  readonly again: () => void;
}

/** Has a simulated device send through the network app, on sites that have it. */
export function SimulatedDevice({ read: { device, keysFailure }, again }: SimulatedDeviceProps) {
  const hasNetwork = useNetworkApp();
  const { rights } = useApplication();
  if (hasNetwork !== true || !rights.includes('devices')) return undefined;
  if (!keysFailure && activationOf(device) === 'join') return undefined;
  return (
    <Section title={words.title}>
      <Text maw="40rem">{words.text}</Text>
      {keysFailure ? <Problem failure={keysFailure} again={again} /> : <Start device={device} />}
    </Section>
  );
}

function Start({ device }: { readonly device: Device }) {
  const [isAsking, setAsking] = useState(false);
  const simulation = useSimulation(device);
  const params = useDeviceName();
  return (
    <>
      {simulation.data ? (
        <Text role="status">
          {words.startedUntil} <Time at={simulation.data.ends_at} />.{' '}
          <TextLink to="/console/applications/$appId/devices/$devId/data" params={params}>
            {words.seeData}
          </TextLink>
        </Text>
      ) : (
        <Button onClick={() => setAsking(true)}>{words.start}</Button>
      )}
      {isAsking && (
        <Confirm
          {...{ title: words.confirmTitle, text: words.confirmText, action: words.start }}
          work={simulation}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Starts the simulation with the keys of the device. */
function useSimulation({ lorawan_device: radio }: Device) {
  const { network } = useConsole();
  const { appId, devId } = useDeviceName();
  return useMutation({
    mutationFn: (_nothing: undefined) => {
      const { app_eui, dev_eui, app_key, app_s_key } = radio;
      const keys = isSet(app_key) ? { app_key } : { ...(isSet(app_s_key) && { app_s_key }) };
      return answered(
        network.POST('/network/applications/{app_id}/devices/{dev_id}/simulation', {
          params: { path: { app_id: appId, dev_id: devId } },
          body: { app_eui: app_eui ?? '', dev_eui: dev_eui ?? '', ...keys },
        }),
      );
    },
  });
}
