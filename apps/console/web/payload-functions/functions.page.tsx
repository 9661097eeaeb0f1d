import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useApplication } from '../applications/use-application.js';
import { useConsole } from '../console.js';
import { GuideLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { Loaded } from '../widgets/states.js';
import {
  type HandlerApplication,
  handlerApplicationQuery,
  payloadFormats,
  type PayloadFormat,
  type Sources,
} from './handler-application.js';
import { linkedUplinkIn } from './linked-uplink.js';
import { functionsTexts as words } from './payload-functions.texts.js';
import { SaveBar } from './save-bar.js';
import { Source, SourceTabs } from './source-tabs.js';
import { TrialForm } from './trial/trial-form.js';
import { useTestBench } from './trial/use-test-bench.js';

/** Payload functions of an application, with trial runs. */
export function FunctionsPage() {
  const { id } = useApplication();
  return (
    <Page title={words.title}>
      {/* The history may lead to another application: its drafts and input are its own. */}
      <Functions key={id} appId={id} />
    </Page>
  );
}

function Functions({ appId }: { appId: string }) {
  const { handler } = useConsole();
  const query = useQuery(handlerApplicationQuery(handler, appId));
  return <Loaded query={query}>{(known) => <Editing appId={appId} known={known} />}</Loaded>;
}

function Editing({ appId, known }: { appId: string; known: HandlerApplication }) {
  const [draft, setDraft] = useState<Sources>(known.sources);
  const linked = useLocation({ select: ({ state }) => linkedUplinkIn(state) });
  const bench = useTestBench(appId, draft, linked && { input: linked.bytes, port: linked.port });
  const { thrown } = bench.run;
  return (
    <div className="bench">
      <Stack>
        <FormatField format={draft.format} onChange={(format) => setDraft({ ...draft, format })} />
        {draft.format === 'custom' && (
          <SourceTabs
            sources={draft}
            thrown={thrown}
            stateOf={bench.stateOf}
            onChange={(name, source) => setDraft((before) => ({ ...before, [name]: source }))}
          />
        )}
        {draft.format === 'codec' && (
          <Source
            name="codec"
            source={draft.codec}
            thrown={thrown}
            stateOf={bench.stateOf}
            onChange={(codec) => setDraft((before) => ({ ...before, codec }))}
          />
        )}
        {draft.format === 'cayennelpp' && <Text>{words.cayenne}</Text>}
        <SaveBar appId={appId} known={known} draft={draft} onUndo={() => setDraft(known.sources)} />
        {/* After the editor, which the Tab key reaches first. */}
        <Group>
          <GuideLink name="payloads" />
        </Group>
      </Stack>
      {draft.format !== '' && <TrialForm appId={appId} format={draft.format} bench={bench} />}
    </div>
  );
}

interface FormatFieldProps {
  readonly format: PayloadFormat;
  readonly onChange: (format: PayloadFormat) => void;
}

const FormatField = ({ format, onChange }: FormatFieldProps) => (
  <NativeSelect
    className="narrow"
    label={words.format}
    description={words.formatHint}
    value={format}
    data={payloadFormats.map((value) => ({ value, label: words.formats[value] }))}
    onChange={({ target }) => onChange(target.value as PayloadFormat)}
  />
);
