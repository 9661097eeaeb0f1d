import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Problem } from '../widgets/states.js';
import { texts } from '../texts.js';

interface LoginDialogProps {
  readonly title: string;
  readonly failure: unknown;
  readonly onSignIn: () => void;
  /** Beside the button that opens the login. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Dialog that asks for a login. It has no way to close it, and is opened again by those that browsers have. */
export function LoginDialog({ title, failure, onSignIn, actions, children }: LoginDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => dialog.current?.showModal();
  useEffect(open, []);
  return (
    <dialog ref={dialog} className="login-dialog" aria-labelledby={id} onClose={open}>
      <Stack>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        <Text>{children}</Text>
        {failure ? <Problem failure={failure} /> : undefined}
        <Group>
          <Button onClick={onSignIn}>{texts.signIn.again}</Button>
          {actions}
        </Group>
      </Stack>
    </dialog>
  );
}
