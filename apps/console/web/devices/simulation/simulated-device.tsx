import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotFound } from '../../api/failure.js';
import type { NetworkApi } from '../../api/network.js';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { useNetworkApp } from '../../network/use-network-app.js';
import { handlerApplicationQuery } from '../../payload-functions/handler-application.js';
import { Confirm } from '../../widgets/confirm.js';
import { TextLink } from '../../widgets/links.js';
import { Section } from '../../widgets/section.js';
import { Problem, Waiting } from '../../widgets/states.js';
import { Time } from '../../widgets/times/time.js';
import { activationOf } from '../device.js';
import { deviceQuery, type ReadDevice } from '../devices.queries.js';
import {
  type ReadSimulation,
  simulationQuery,
  startSimulation,
  stopSimulation,
} from './simulated-device.queries.js';
import { simulatedDeviceTexts as words } from './simulated-device.texts.js';
import { lossOf } from './simulation-loss.js';
import { useDeviceName } from '../use-device.js';

interface SimulatedDeviceProps {
  readonly read: ReadDevice;
  /** Reads the device again, with its keys after a login. */
  readonly again: () => void;
}

/** Has a simulated device send through the network app, on sites that have it. */
export function SimulatedDevice({ read, again }: SimulatedDeviceProps) {
  const hasNetwork = useNetworkApp();
  const { rights } = useApplication();
  if (hasNetwork !== true || !rights.includes('devices')) return undefined;
  if (!read.keysFailure && activationOf(read.device) === 'join') return undefined;
  return (
    <Section title={words.title}>
      <Text maw="40rem">{words.text}</Text>
      {rights.includes('settings') && <FormatHint />}
      <Simulation read={read} again={again} />
    </Section>
  );
}

/** Where uplinks are not decoded as Cayenne LPP, the values of the simulated device are not seen, or are others. */
function FormatHint() {
  const { handler } = useConsole();
  const { appId } = useDeviceName();
  const format = useQuery(handlerApplicationQuery(handler, appId)).data?.sources.format;
  if (format === undefined || format === 'cayennelpp') return undefined;
  return (
    <Text maw="40rem">
      {format === '' ? words.noFormat : words.otherFormat}{' '}
      <TextLink to="/console/applications/$appId/payload-functions" params={{ appId }}>
        {format === '' ? words.chooseFormat : words.toFunctions}
      </TextLink>
    </Text>
  );
}

/** Its state. An error is shown beside the state that was read before. */
function Simulation({ read, again }: SimulatedDeviceProps) {
  const { network } = useConsole();
  const { data, error, refetch } = useQuery(simulationQuery(network, useDeviceName()));
  if (!data && !error) return <Waiting />;
  // During an update, the network app of the last release may respond, which does not know the path.
  const isUnknown = isNotFound(error);
  const simulation = data ?? (isUnknown ? { state: 'none' as const } : undefined);
  return (
    <>
      {error && !isUnknown && <Problem failure={error} again={() => void refetch()} />}
      {simulation && <State simulation={simulation} read={read} again={again} />}
    </>
  );
}

interface StateProps extends SimulatedDeviceProps {
  readonly simulation: ReadSimulation;
}

/** Whether it runs or why it has ended, with the button to stop or to start it. */
function State({ simulation, read: { keysFailure }, again }: StateProps) {
  const { state, has_joined, ends_at = '', ended_at = '' } = simulation;
  if (state === 'running') return <Running hasJoined={has_joined === true} endsAt={ends_at} />;
  return (
    <>
      {state === 'ended' && (
        <Text role="status">
          {words.ended} <Time at={ended_at} />
          {words.because(simulation)}
        </Text>
      )}
      {keysFailure ? <Problem failure={keysFailure} again={again} /> : <Start simulation={simulation} />}
    </>
  );
}

function Running({ hasJoined, endsAt }: { readonly hasJoined: boolean; readonly endsAt: string }) {
  const params = useDeviceName();
  const stopping = useSimulationChange((network) => stopSimulation(network, params));
  return (
    <>
      <Text role="status">
        {words.startedUntil} <Time at={endsAt} />. {hasJoined ? words.sending : words.joining}{' '}
        <TextLink to="/console/applications/$appId/devices/$devId/data" params={params}>
          {words.seeData}
        </TextLink>
      </Text>
      {stopping.error ? <Problem failure={stopping.error} /> : undefined}
      <Group>
        <Button variant="default" loading={stopping.isPending} onClick={() => stopping.mutate(undefined)}>
          {words.stop}
        </Button>
      </Group>
    </>
  );
}

/** Asks first where the real device would lose something, which it may have got since the page was opened. */
function Start({ simulation }: { readonly simulation: ReadSimulation }) {
  const { handler, queries } = useConsole();
  const name = useDeviceName();
  const [asked, setAsked] = useState<string>();
  const device = deviceQuery(handler, name.appId, name.devId);
  const starting = useSimulationChange(async (network) =>
    startSimulation(network, name, (await queries.ensureQueryData(device)).device.lorawan_device),
  );
  const deviceRead = useMutation({
    mutationFn: () => queries.fetchQuery({ ...device, staleTime: 0 }),
    onSuccess: (read) => {
      if (read.keysFailure) return;
      const loss = words.losses[lossOf(read.device, simulation)];
      if (loss === undefined) starting.mutate(undefined);
      else setAsked(loss);
    },
  });
  const error = deviceRead.error ?? starting.error;
  return (
    <>
      {error && asked === undefined ? <Problem failure={error} /> : undefined}
      <Group>
        <Button
          loading={deviceRead.isPending || (starting.isPending && asked === undefined)}
          onClick={() => deviceRead.mutate()}
        >
          {words.start}
        </Button>
      </Group>
      {asked !== undefined && (
        <Confirm
          {...{ title: words.confirmTitle, text: asked, action: words.start }}
          work={starting}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Starts or stops the simulation, and reads its state again. */
function useSimulationChange(change: (network: NetworkApi) => Promise<unknown>) {
  const { network, queries } = useConsole();
  const { queryKey } = simulationQuery(network, useDeviceName());
  return useMutation({
    mutationFn: (_nothing: undefined) => change(network),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
