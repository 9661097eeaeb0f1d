import { Alert, Code, Stack, Text, Title } from '@mantine/core';
import { Scroller } from '../../lists/scroller.js';
import { FunctionFailure } from '../function-failure.js';
import { Logs } from '../function-logs.js';
import { functionsTexts as words } from '../payload-functions.texts.js';
import type { TrialRun } from './use-trial-run.js';

interface TrialOutcomeProps {
  readonly run: {
    readonly data: TrialRun | undefined;
    readonly error: unknown;
  };
}

/** Result and console output of a run, or the error of the handler. */
export function TrialOutcome({ run: { data, error } }: TrialOutcomeProps) {
  if (error) return <FunctionFailure failure={error} />;
  if (!data) return null;
  if (data.mistake) return <Mistake mistake={data.mistake} />;
  return (
    <Stack gap="xs" role="status">
      <Title order={3} size="h5">
        {words.result}
      </Title>
      <Scroller label={words.result}>
        <Code block>{data.output === '' ? words.noOutput : data.output}</Code>
      </Scroller>
      <Reports color="red" title={words.errors} texts={data.errors} />
      <Reports color="yellow" title={words.warnings} texts={data.warnings} />
      {data.port !== undefined && <Text>{words.onPort(data.port)}</Text>}
      {data.errors.length === 0 && <Text>{data.valid ? words.valid : words.notValid}</Text>}
      <Text size="sm" c="dimmed">
        {words.took(data.ms)}
      </Text>
      <Logs logs={data.logs} />
    </Stack>
  );
}

const Mistake = ({ mistake: { source, line, message } }: { mistake: NonNullable<TrialRun['mistake']> }) => (
  <Alert color="red" role="alert" title={words.notRun}>
    <Text size="sm" className="wraps">
      {words.mistakeIn(words.functions[source], line, message)}
    </Text>
  </Alert>
);

interface ReportsProps {
  readonly color: string;
  readonly title: string;
  readonly texts: readonly string[];
}

/** What a codec returned as errors or warnings. */
const Reports = ({ color, title, texts }: ReportsProps) =>
  texts.length > 0 && (
    <Alert color={color} title={title}>
      {texts.map((text, at) => (
        <Text key={at} size="sm" className="wraps">
          {text}
        </Text>
      ))}
    </Alert>
  );
