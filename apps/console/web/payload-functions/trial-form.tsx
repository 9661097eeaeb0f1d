import {
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useState } from 'react';
import { useApplication } from '../applications/use-application.js';
import type { Sources } from './handler-application.js';
import { bytesIn, inputOf, type Notation, notations, rewritten } from './notation.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import { type RecentUplink, RecentUplinks } from './recent-uplinks.js';
import { isFields, hasSource, type Trial } from './trial.js';
import { TrialOutcome } from './trial-outcome.js';
import { useTrialRun } from './use-trial-run.js';

const start: Trial = { way: 'up', input: '', notation: 'hex', port: 1 };

/** Problem of an input; undefined for one that can run. Nothing is no mistake, but does not run either. */
function problemIn({ way, input, notation }: Trial): string | undefined {
  if (input === '') return undefined;
  if (way === 'down') return isFields(input) ? undefined : words.fieldsProblem;
  return bytesIn(input, notation) ? undefined : words.notationProblems[notation];
}

const problemOfPort = (port: number): string | undefined =>
  Number.isInteger(port) && port >= 0 && port <= 255 ? undefined : words.portProblem;

const canRun = (trial: Trial): boolean =>
  trial.input !== '' && problemIn(trial) === undefined && problemOfPort(trial.port) === undefined;

interface TrialFormProps {
  readonly appId: string;
  readonly sources: Sources;
}

/** Runs the sources in the editors as they and the input change. */
export function TrialForm({ appId, sources }: TrialFormProps) {
  const { rights } = useApplication();
  const [trial, setTrial] = useState(start);
  const change = (part: Partial<Trial>) => setTrial((before) => ({ ...before, ...part }));
  const runs = canRun(trial) && hasSource(sources, trial);
  const run = useTrialRun(appId, sources, runs ? trial : undefined);
  const choose = ({ bytes, port }: RecentUplink) => change({ way: 'up', port, ...inputFor(bytes, trial) });
  return (
    <Stack component="section" gap="md">
      <Title order={2} size="h4">
        {words.testTitle}
      </Title>
      <Text>{words.testText}</Text>
      {rights.includes('messages:up:r') && <RecentUplinks appId={appId} onChoose={choose} />}
      <WayField way={trial.way} isCodec={sources.format === 'codec'} onChange={change} />
      {trial.way === 'down' ? (
        <FieldsField trial={trial} onChange={change} />
      ) : (
        <BytesField trial={trial} onChange={change} />
      )}
      <PortField port={trial.port} onChange={change} />
      {runs && <TrialOutcome run={run} />}
    </Stack>
  );
}

/** Bytes in the chosen notation; in hexadecimal digits where they are no text. */
function inputFor(bytes: Uint8Array, { notation }: Trial): Pick<Trial, 'input' | 'notation'> {
  const input = inputOf(bytes, notation);
  return input === undefined ? { input: inputOf(bytes, 'hex') ?? '', notation: 'hex' } : { input, notation };
}

interface ChangeProps {
  readonly onChange: (part: Partial<Trial>) => void;
}

interface FieldProps extends ChangeProps {
  readonly trial: Trial;
}

/** Other formats than codecs have nothing that could decode a downlink. An input of one direction is none of another. */
const WayField = ({
  way,
  isCodec,
  onChange,
}: ChangeProps & { readonly way: Trial['way']; readonly isCodec: boolean }) => (
  <NativeSelect
    label={words.way}
    value={way}
    data={Object.entries(words.ways)
      .filter(([value]) => value !== 'back' || isCodec)
      .map(([value, label]) => ({ value, label }))}
    onChange={({ target }) => onChange({ way: target.value as Trial['way'], input: '' })}
  />
);

const BytesField = ({ trial, onChange }: FieldProps) => (
  <Stack gap="xs">
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={words.notation}
        value={trial.notation}
        data={notations.map((value) => ({ value, label: words.notations[value] }))}
        onChange={(to) => {
          const notation = to as Notation;
          onChange({ notation, input: rewritten(trial.input, trial.notation, notation) });
        }}
      />
    </Group>
    <Textarea
      label={words.bytes}
      description={words.notationHints[trial.notation]}
      rows={2}
      spellCheck={false}
      value={trial.input}
      error={problemIn(trial)}
      onChange={({ target }) => onChange({ input: target.value })}
    />
  </Stack>
);

const FieldsField = ({ trial, onChange }: FieldProps) => (
  <Textarea
    label={words.fields}
    description={words.fieldsProblem}
    rows={4}
    spellCheck={false}
    value={trial.input}
    error={problemIn(trial)}
    onChange={({ target }) => onChange({ input: target.value })}
  />
);

/** An empty field is no number. */
const PortField = ({ port, onChange }: ChangeProps & { readonly port: number }) => (
  <TextInput
    type="number"
    label={words.port}
    min={0}
    max={255}
    value={Number.isNaN(port) ? '' : port}
    error={problemOfPort(port)}
    onChange={({ target }) => onChange({ port: target.valueAsNumber })}
  />
);
