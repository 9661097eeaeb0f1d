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
import { useApplication } from '../../applications/use-application.js';
import type { PayloadFormat } from '../handler-application.js';
import { inputOf, type Notation, notations, rewritten } from '../notation.js';
import { functionsTexts as words } from '../payload-functions.texts.js';
import { type RecentUplink, RecentUplinks } from './recent-uplinks.js';
import type { Trial } from './trial.js';
import { problemIn, problemOfPort } from './trial-input.js';
import { TrialOutcome } from './trial-outcome.js';
import type { TestBench } from './use-test-bench.js';

interface TrialFormProps {
  readonly appId: string;
  readonly format: PayloadFormat;
  readonly bench: TestBench;
}

/** Input and result of a run of the sources in the editors, beside them, and below the uplinks to choose as the input. */
export function TrialForm({ appId, format, bench: { trial, change, runs, run } }: TrialFormProps) {
  const { rights } = useApplication();
  const choose = ({ bytes, port }: RecentUplink) => change({ way: 'up', port, ...inputFor(bytes, trial) });
  return (
    <Stack component="section" gap="md" className="card">
      <Title order={2} size="h4">
        {words.testTitle}
      </Title>
      {format !== '' && <Text>{words.testText[format]}</Text>}
      <WayField way={trial.way} isCodec={format === 'codec'} onChange={change} />
      {trial.way === 'down' ? (
        <FieldsField trial={trial} onChange={change} />
      ) : (
        <BytesField trial={trial} onChange={change} />
      )}
      <PortField port={trial.port} onChange={change} />
      {runs && <TrialOutcome run={run} />}
      {rights.includes('messages:up:r') && <RecentUplinks appId={appId} onChoose={choose} />}
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
