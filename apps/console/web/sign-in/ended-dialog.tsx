import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../console.js';
import { Problem } from '../widgets/states.js';
import { texts } from '../texts.js';
import type { Pending } from '../session/authorization.js';
import { onCallbackUrl, openSignInWindow } from './sign-in-window.js';
import { useLogin } from './use-login.js';

const nothing = () => undefined;

/**
 * Dialog over a page whose login has ended. The page keeps its input: the user signs in again in a small
 * window, and waiting calls continue.
 */
export function EndedDialog() {
  const hasEnded = useLogin() === 'ended';
  const { failure, signIn } = useSignInAgain(hasEnded);
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

function useSignInAgain(hasEnded: boolean) {
  const { authorization, keeper } = useConsole();
  const pending = useRef<Pending>(undefined);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!hasEnded) return;
    return onCallbackUrl((address) => {
      const { current } = pending;
      // Other tabs of the console have their own window and state.
      if (!current || new URL(address).searchParams.get('state') !== current.state) return;
      authorization.complete(address, current).then((tokens) => keeper.accept(tokens), setFailure);
    });
  }, [hasEnded, authorization, keeper]);
  const signIn = async () => {
    const opened = openSignInWindow(window);
    const begun = await authorization.begin('');
    pending.current = begun.pending;
    opened?.location.replace(begun.url);
  };
  return { failure, signIn };
}
