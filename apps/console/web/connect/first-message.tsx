import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConsole } from '../console.js';
import type { LiveMessage } from '../live/live-message.js';
import { nextMessage } from '../live/stream/next-message.js';
import { CopyFile } from '../widgets/copy-file.js';
import { ButtonLink } from '../widgets/links.js';
import { Section } from '../widgets/section.js';
import { Problem } from '../widgets/states.js';
import { connectTexts as words } from './connect.texts.js';

interface FirstMessageProps {
  readonly appId: string;
  readonly mayRead: boolean;
}

/** Waits for the next message of the application and shows it. */
export function FirstMessage({ appId, mayRead }: FirstMessageProps) {
  const { waiting, start, stop } = useFirstMessage(appId);
  if (!mayRead)
    return (
      <Section title={words.test}>
        <Text>{words.noReading}</Text>
      </Section>
    );
  return (
    <Section title={words.test}>
      <Text>{words.testText}</Text>
      <Group>
        <Button variant="default" onClick={waiting.isPending ? stop : start}>
          {waiting.isPending ? words.stop : words.wait}
        </Button>
        <ButtonLink to="/console/applications/$appId/data" params={{ appId }} variant="subtle">
          {words.toLive}
        </ButtonLink>
      </Group>
      {waiting.isPending && <Text role="status">{words.waiting}</Text>}
      {waiting.data && <Arrived message={waiting.data} />}
      {waiting.data === null && <Text role="status">{words.ended}</Text>}
      {waiting.error && <Problem failure={waiting.error} />}
    </Section>
  );
}

const Arrived = ({ message: { devId, body } }: { message: LiveMessage }) => (
  <CopyFile title={words.arrived(devId)} heading={3} text={JSON.stringify(body, undefined, 2)} />
);

function useFirstMessage(appId: string) {
  const { handler } = useConsole();
  const leaving = useRef<AbortController>(undefined);
  const waiting = useMutation({
    mutationFn: async (signal: AbortSignal): Promise<LiveMessage | null> =>
      (await nextMessage(handler, { appId, accepts: ({ kind }) => kind === 'up', signal })) ?? null,
  });
  useEffect(() => () => leaving.current?.abort(), []);
  const start = () => {
    leaving.current = new AbortController();
    waiting.mutate(leaving.current.signal);
  };
  const stop = () => {
    leaving.current?.abort();
    waiting.reset();
  };
  return { waiting, start, stop };
}
