import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failedResponse } from '../../api/failure.js';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { Page } from '../../widgets/page.js';
import { saveFile } from '../../widgets/save-file.js';
import { Problem } from '../../widgets/states.js';
import { exportName } from './device-transfer.js';
import { applicationPath } from '../devices.queries.js';
import { transferTexts as words } from './transfer.texts.js';

const formats = ['csv', 'json'] as const;
type Format = (typeof formats)[number];

/** Exports all devices as a file. */
export function ExportPage() {
  const [format, setFormat] = useState<Format>('csv');
  const [hasKeys, setKeys] = useState(false);
  const saving = useSaving();
  return (
    <Page title={words.export}>
      <Stack className="narrow">
        <Text>{words.exportText}</Text>
        <Radio.Group label={words.format} value={format} onChange={(chosen) => setFormat(chosen as Format)}>
          <Group mt="xs">
            {formats.map((choice) => (
              <Radio key={choice} value={choice} label={words.formats[choice]} />
            ))}
          </Group>
        </Radio.Group>
        <Checkbox
          label={words.withKeys}
          description={words.withKeysHint}
          checked={hasKeys}
          onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
        />
        {saving.error && <Problem failure={saving.error} />}
        <Group>
          <Button loading={saving.isPending} onClick={() => saving.mutate({ format, hasKeys })}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </Page>
  );
}

function useSaving() {
  const { handler } = useConsole();
  const { id: appId } = useApplication();
  return useMutation({
    mutationFn: async ({ format, hasKeys }: { format: Format; hasKeys: boolean }) => {
      const query = new URLSearchParams({ format, keys: String(hasKeys) });
      const answer = await handler.open({ path: `${applicationPath(appId)}/device-export?${query}` });
      if (!answer.ok) throw failedResponse(answer, '');
      const name = exportName(appId, format, new Date());
      saveFile(await answer.blob(), name);
      return name;
    },
    onSuccess: (name) => notifications.show({ message: words.saved(name) }),
  });
}
