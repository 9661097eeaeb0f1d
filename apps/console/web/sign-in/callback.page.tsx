import { Alert, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../console.js';
import { ButtonLink } from '../widgets/links.js';
import { Outside } from '../shell/outside.js';
import { Page } from '../widgets/page.js';
import { Waiting } from '../widgets/states.js';
import { texts } from '../texts.js';
import { takePending } from './pending.js';
import { isSignInWindow, sendCallbackUrl } from '../session/sign-in-window.js';

const { signIn } = texts;

/** Callback of the login: exchanges the code and returns to the previous page. */
export function CallbackPage() {
  const reason = useSignIn();
  return (
    <Outside>
      {reason === undefined ? (
        <Waiting />
      ) : (
        <Page title={signIn.failedTitle}>
          <Alert color="red" role="alert">
            <Text>{signIn.failedText}</Text>
            <Text>{reason}</Text>
          </Alert>
          <Group>
            <ButtonLink to="/">{signIn.again}</ButtonLink>
          </Group>
        </Page>
      )}
    </Outside>
  );
}

/** The failure, if any. */
function useSignIn(): string | undefined {
  const { authorization, keeper } = useConsole();
  const router = useRouter();
  const [reason, setReason] = useState<string>();
  const isBegun = useRef(false);
  useEffect(() => {
    // A code can be used once, so this runs once.
    if (isBegun.current) return;
    isBegun.current = true;
    if (isSignInWindow(window)) return sendCallbackUrl(window);
    const pending = takePending(window.sessionStorage);
    if (!pending) return void router.navigate({ to: '/', replace: true });
    authorization.complete(window.location.href, pending).then(
      (tokens) => {
        keeper.accept(tokens);
        void router.navigate({ href: pending.returnTo, replace: true });
      },
      (error: unknown) => setReason(error instanceof Error ? error.message : String(error)),
    );
  }, [authorization, keeper, router]);
  return reason;
}
