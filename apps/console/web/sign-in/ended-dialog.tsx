import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { Problem } from '../widgets/states.js';
import { texts } from '../texts.js';
import { useSignInWindow } from '../session/use-sign-in-window.js';
import { useLogin } from './use-login.js';

/**
 * Dialog over a page whose login has ended. The page keeps its input: the user signs in again in a small
 * window, and waiting calls continue.
 */
export function EndedDialog() {
  const hasEnded = useLogin() === 'ended';
  const { failure, signIn } = useSignInWindow({ isActive: hasEnded });
  return hasEnded && <Opened failure={failure} onSignIn={() => void signIn()} />;
}

interface OpenedProps {
  readonly failure: unknown;
  readonly onSignIn: () => void;
}

/** It has no way to close it, and is opened again by those that browsers have. */
function Opened({ failure, onSignIn }: OpenedProps) {
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useEffect(open, []);
  return (
    <dialog ref={dialog} className="ended-dialog" aria-labelledby={title} onClose={open}>
      <Stack>
        <Title order={2} size="h4" id={title}>
          {texts.signIn.endedTitle}
        </Title>
        <Text>{texts.signIn.endedText}</Text>
        {failure ? <Problem failure={failure} /> : undefined}
        <Group>
          <Button onClick={onSignIn}>{texts.signIn.again}</Button>
        </Group>
      </Stack>
    </dialog>
  );
}
