import { Alert, Button, Checkbox, FileInput, Group, Progress, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { Page } from '../../widgets/page.js';
import { Problem } from '../../widgets/states.js';
import { type DeviceFile, readDeviceFile } from './device-file.js';
import { importCall, importDevices, type ImportOptions } from './device-transfer.js';
import { invalidateDevices } from '../devices.queries.js';
import { FileHelp, FilePreview, ImportReport } from './import-parts.js';
import { transferTexts as words } from './transfer.texts.js';

const mostBytes = 64 * 1024 * 1024;

/** For applications without an EUI. */
const exampleEui = '70B3D57EF0000024';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Imports devices from a file: preview, check, import. */
export function ImportPage() {
  const { euis } = useApplication();
  const [file, setFile] = useState<DeviceFile>();
  const [problem, setProblem] = useState<string>();
  const choose = async (chosen: File | null) => {
    const isTooLarge = chosen !== null && chosen.size > mostBytes;
    const read = chosen && !isTooLarge ? readDeviceFile(chosen.name, await chosen.text()) : undefined;
    setFile(read);
    setProblem(chosen && !read ? (isTooLarge ? words.tooLarge : words.fileProblem) : undefined);
  };
  return (
    <Page title={words.import}>
      <Text maw="44rem">{words.importText}</Text>
      <FileHelp appEui={euis[0] ?? exampleEui} />
      <FileInput
        className="narrow"
        label={words.file}
        placeholder={words.filePlaceholder}
        accept=".csv,.json,.jsonl,.ndjson,.txt,text/csv,application/json"
        error={problem}
        onChange={(chosen) => void choose(chosen)}
      />
      {file && <Transfer key={file.name + file.rows.length} file={file} />}
    </Page>
  );
}

function Transfer({ file }: { file: DeviceFile }) {
  const [choices, setChoices] = useState({ replaces: false, isWhole: false });
  const { running, sent, stop } = useImport(file);
  const start = (effect: ImportOptions['effect']) => running.mutate({ effect, replaces: choices.replaces });
  return (
    <Stack>
      <FilePreview file={file} />
      <Choices of={choices} onChange={setChoices} />
      <Group>
        <Button variant="default" disabled={running.isPending} onClick={() => start('dry_run')}>
          {words.check}
        </Button>
        <Button
          disabled={running.isPending}
          onClick={() => start(choices.isWhole ? 'all_or_nothing' : 'each')}
        >
          {words.run}
        </Button>
        {running.isPending && (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </Group>
      {running.isPending && <Sending sent={sent} all={file.rows.length} />}
      {running.error && <Problem failure={running.error} />}
      {running.data && <ImportReport report={running.data} isDry={running.variables.effect === 'dry_run'} />}
    </Stack>
  );
}

interface ChoicesProps {
  readonly of: { readonly replaces: boolean; readonly isWhole: boolean };
  readonly onChange: (choices: ChoicesProps['of']) => void;
}

const Choices = ({ of, onChange }: ChoicesProps) => (
  <>
    <Checkbox
      label={words.replace}
      description={words.replaceHint}
      checked={of.replaces}
      disabled={of.isWhole}
      onChange={({ currentTarget }) => onChange({ ...of, replaces: currentTarget.checked })}
    />
    <Checkbox
      label={words.whole}
      description={words.wholeHint}
      checked={of.isWhole}
      disabled={of.replaces}
      onChange={({ currentTarget }) => onChange({ ...of, isWhole: currentTarget.checked })}
    />
  </>
);

const Sending = ({ sent, all }: { sent: number; all: number }) => (
  <Alert role="status">
    <Text>{words.sending(sent, all)}</Text>
    <Progress.Root mt="xs">
      <Progress.Section value={(100 * sent) / Math.max(1, all)} aria-label={words.progress} />
    </Progress.Root>
  </Alert>
);

function useImport(file: DeviceFile) {
  const { handler } = useConsole();
  const { id: appId } = useApplication();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  const running = useMutation({
    mutationFn: (wish: ImportOptions) => {
      setSent(0);
      const controller = new AbortController();
      stopping.current = controller;
      const audience = { onProgress: setSent, signal: controller.signal, sleep };
      return importDevices(importCall(handler, appId, file.type, wish), file, wish, audience);
    },
    onSettled: () => invalidateDevices(queries, appId),
  });
  return { running, sent, stop: () => stopping.current?.abort() };
}
