import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { adviceOn } from '../api/advice.js';
import { useSignInWindow } from '../session/use-sign-in-window.js';
import { texts } from '../texts.js';

/** Button for a request that needs a recent login: the user logs in again and repeats the request. */
export function LogInAgain({ again }: { again?: (() => void) | undefined }) {
  const [isDone, setDone] = useState(false);
  const onDone = () => {
    setDone(true);
    again?.();
  };
  const { failure, signIn } = useSignInWindow({ isActive: true, freshness: 'fresh', onDone });
  if (isDone) return <Text role="status">{texts.advice.loggedIn}</Text>;
  return (
    <>
      {failure !== undefined && <Text>{adviceOn(failure)}</Text>}
      <Button variant="default" size="xs" onClick={() => void signIn()}>
        {texts.signIn.again}
      </Button>
    </>
  );
}
