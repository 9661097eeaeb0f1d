import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Problem } from '../widgets/states.js';
import { texts } from '../texts.js';
import { useSignInWindow } from '../session/use-sign-in-window.js';
import { useLogin } from './use-login.js';

const nothing = () => undefined;

/**
 * Dialog over a page whose login has ended. The page keeps its input: the user signs in again in a small
 * window, and waiting calls continue.
 */
export function EndedDialog() {
  const hasEnded = useLogin() === 'ended';
  const { failure, signIn } = useSignInWindow({ isActive: hasEnded });
  return (
    <Modal opened={hasEnded} onClose={nothing} title={texts.signIn.endedTitle} withCloseButton={false}>
      <Stack>
        <Text>{texts.signIn.endedText}</Text>
        {failure ? <Problem failure={failure} /> : undefined}
        <Group>
          <Button onClick={() => void signIn()}>{texts.signIn.again}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
