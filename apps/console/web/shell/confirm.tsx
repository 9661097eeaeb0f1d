import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { texts } from '../texts.js';
import { Problem } from './states.js';

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly work: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone, or not by everybody. */
export const Confirm = ({ title, text, action, work, onConfirm, onClose }: ConfirmProps) => (
  <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': texts.close }}>
    <Stack>
      <Text>{text}</Text>
      {work.error ? <Problem failure={work.error} /> : undefined}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button color="red" loading={work.isPending} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
