import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { texts } from '../../texts.js';

const { unsaved: words } = texts;

interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question before unsaved changes are lost. */
export const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => (
  <Modal opened onClose={onStay} title={words.title} closeButtonProps={{ 'aria-label': texts.close }}>
    <Stack>
      <Text>{words.text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onStay} data-autofocus>
          {words.stay}
        </Button>
        <Button color="red" onClick={onLeave}>
          {words.leave}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
