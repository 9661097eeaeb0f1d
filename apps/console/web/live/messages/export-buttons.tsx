import { Button, Group } from '@mantine/core';
import { saveFile } from '../../widgets/save-file.js';
import type { LiveMessage } from '../live-message.js';
import { liveTexts as words } from '../live.texts.js';

const formats = { csv: 'text/csv', json: 'application/json' } as const;
type Format = keyof typeof formats;

async function exportMessages(messages: readonly LiveMessage[], format: Format): Promise<void> {
  const { toCsv, toJson } = await import('./export.js');
  const text = format === 'csv' ? toCsv(messages) : toJson(messages);
  const day = new Date().toISOString().slice(0, 10);
  saveFile(new Blob([text], { type: formats[format] }), `messages-${day}.${format}`);
}

/** Buttons that save the messages that match the filter. */
export const ExportButtons = ({ messages }: { messages: readonly LiveMessage[] }) => (
  <Group gap="xs">
    <Button size="xs" variant="default" onClick={() => void exportMessages(messages, 'csv')}>
      {words.exportCsv}
    </Button>
    <Button size="xs" variant="default" onClick={() => void exportMessages(messages, 'json')}>
      {words.exportJson}
    </Button>
  </Group>
);
