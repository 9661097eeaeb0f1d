import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { texts } from '../../texts.js';
import { Problem } from '../states.js';

/** A change that is asked about first. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Whether nothing is lost by it, so that its button is not red. */
  readonly isHarmless?: boolean;
  /** Mutation to run after the confirmation. */
  readonly work: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (nothing: undefined, then: { readonly onSuccess: () => void }) => void;
  };
}

export interface ConfirmProps extends Confirmation {
  readonly onClose: () => void;
}

/** What `Confirm` shows, once it is loaded. */
export const ConfirmDialog = ({ title, text, action, isHarmless, work, onClose }: ConfirmProps) => (
  <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': texts.close }}>
    <Stack>
      <Text>{text}</Text>
      {work.error ? <Problem failure={work.error} /> : undefined}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          {...(isHarmless !== true && { color: 'red' })}
          loading={work.isPending}
          onClick={() => work.mutate(undefined, { onSuccess: onClose })}
        >
          {action}
        </Button>
      </Group>
    </Stack>
  </Modal>
);
