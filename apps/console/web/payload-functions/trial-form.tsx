import { Button, Group, NativeSelect, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { type GetInputPropsReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useConsole } from '../console.js';
import { parseBytes } from '../devices/bytes.js';
import type { Sources } from './handler-application.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import { isFields, requestOf, resultOf, type Trial, type TrialResponse } from './trial.js';
import { TrialOutcome } from './trial-outcome.js';

const start: Trial = { way: 'up', input: '', port: 1 };

/** Problem of the input of a run, or null. */
const problemIn = (input: string, { way }: Trial): string | null => {
  if (way !== 'down') return parseBytes(input) ? null : words.bytesProblem;
  return isFields(input) ? null : words.fieldsProblem;
};

const problemOfPort = (port: number): string | null =>
  Number.isInteger(port) && port >= 0 && port <= 255 ? null : words.portProblem;

/** An empty field is no number. */
const PortField = ({ value, error, onChange }: GetInputPropsReturnType) => (
  <TextInput
    type="number"
    label={words.port}
    min={0}
    max={255}
    value={Number.isNaN(value) ? '' : value}
    error={error}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
);

/** Runs the sources in the editors. */
export function TrialForm({ appId, sources }: { appId: string; sources: Sources }) {
  const form = useForm({ initialValues: start, validate: { input: problemIn, port: problemOfPort } });
  const run = useRun(appId, sources);
  const isUp = form.values.way !== 'down';
  // The other formats have nothing that could decode a downlink.
  const ways = Object.entries(words.ways).filter(([way]) => way !== 'back' || sources.format === 'codec');
  return (
    <Stack component="section">
      <Title order={2} size="h4">
        {words.testTitle}
      </Title>
      <Text>{words.testText}</Text>
      <form noValidate onSubmit={form.onSubmit((trial) => run.mutate(trial))}>
        <Stack className="narrow" align="stretch">
          <NativeSelect
            label={words.way}
            data={ways.map(([value, label]) => ({ value, label }))}
            {...form.getInputProps('way')}
          />
          <Textarea
            label={isUp ? words.bytes : words.fields}
            description={isUp ? words.bytesHint : words.fieldsProblem}
            rows={isUp ? 2 : 4}
            {...form.getInputProps('input')}
          />
          <PortField {...form.getInputProps('port')} />
          <Group>
            <Button type="submit" loading={run.isPending}>
              {words.run}
            </Button>
          </Group>
        </Stack>
      </form>
      <TrialOutcome run={run} />
    </Stack>
  );
}

function useRun(appId: string, sources: Sources) {
  const { handler } = useConsole();
  return useMutation({
    mutationFn: async (trial: Trial) => {
      const since = performance.now();
      const answer = await handler.ask<TrialResponse>(requestOf(appId, sources, trial));
      return { ...resultOf(trial.way, answer), ms: Math.round(performance.now() - since) };
    },
  });
}
