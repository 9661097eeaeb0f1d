import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { trafficQuery } from '../traffic/traffic.queries.js';
import { ButtonLink } from '../widgets/links.js';
import { Empty, Waiting } from '../widgets/states.js';
import { Time } from '../widgets/times/time.js';
import { liveTexts as words } from './live.texts.js';
import { NextStep } from './next-step.js';
import type { History } from './use-live.js';

interface NoErrorsProps {
  readonly devId: string | undefined;
  readonly history: History;
}

/** Why no errors are shown, when some were counted, and what shows them. */
export function NoErrors({ devId, history }: NoErrorsProps) {
  const { rights } = useApplication();
  const { data } = useCounts(devId);
  const count = data?.intervals.reduce((sum, { errors }) => sum + errors, 0) ?? 0;
  if (history === 'loading') return <Waiting />;
  return (
    <Empty
      title={count > 0 && history === 'not stored' ? words.errorsNotStored(count) : words.noErrorsTitle}
      text={words.noErrors[history]}
      action={
        <Stack align="flex-start">
          <ErrorHours devId={devId} />
          <Group>
            {rights.includes('settings') && <ToFunctions />}
            <NextStep devId={devId} />
          </Group>
        </Stack>
      }
    />
  );
}

/** The counts of the last day. */
function useCounts(devId: string | undefined) {
  const { handler } = useConsole();
  const { id: appId } = useApplication();
  return useQuery(trafficQuery(handler, { appId, ...(devId !== undefined && { devId }) }, '24h'));
}

/** The hours with errors in the last day, the last one first. */
function ErrorHours({ devId }: Pick<NoErrorsProps, 'devId'>) {
  const { data } = useCounts(devId);
  if (!data) return undefined;
  const hours = data.intervals.filter(({ errors }) => errors > 0).toReversed();
  if (hours.length === 0) return <Text>{words.noneCounted}</Text>;
  return (
    <Text maw="40rem">
      {words.errorHours(hours.length)}{' '}
      {hours.map(({ at, errors }, place) => (
        <span key={at}>
          {place > 0 && ', '}
          <Time at={at} /> {words.errorHour(errors)}
        </span>
      ))}
      .
    </Text>
  );
}

function ToFunctions() {
  const { id: appId } = useApplication();
  return (
    <ButtonLink to="/console/applications/$appId/payload-functions" params={{ appId }} variant="default">
      {words.toFunctionsPage}
    </ButtonLink>
  );
}
