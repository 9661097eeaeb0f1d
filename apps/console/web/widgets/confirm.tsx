import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { texts } from '../texts.js';
import { Problem } from './states.js';

export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Mutation to run after the confirmation. */
  readonly work: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (nothing: undefined, then: { readonly onSuccess: () => void }) => void;
  };
}

/** Confirmation dialog; closes after the work is done. */
export const Confirm = ({
  title,
  text,
  action,
  work,
  onClose,
}: Confirmation & { readonly onClose: () => void }) => (
  <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': texts.close }}>
    <Stack>
      <Text>{text}</Text>
      {work.error ? <Problem failure={work.error} /> : undefined}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          color="red"
          loading={work.isPending}
          onClick={() => work.mutate(undefined, { onSuccess: onClose })}
        >
          {action}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
