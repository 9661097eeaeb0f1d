import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { OauthClient } from '../api/account.js';
import { Confirm } from '../shell/confirm.js';
import { Problem } from '../shell/states.js';
import { clientTexts as words } from './clients.texts.js';
import { useClientChange } from './use-client-change.js';

/** What an administrator says of a client. */
export function Judgement({ client: { name, accepted, rejected } }: { client: OauthClient }) {
  const [isAsked, setAsked] = useState(false);
  const acceptance = useClientChange(name);
  const accept = () =>
    acceptance.mutate(
      { accepted: true },
      { onSuccess: () => notifications.show({ message: words.accepted(name) }) },
    );
  return (
    <>
      <Group>
        {!accepted && (
          <Button loading={acceptance.isPending} onClick={accept}>
            {words.accept}
          </Button>
        )}
        {!rejected && (
          <Button variant="default" onClick={() => setAsked(true)}>
            {words.reject}
          </Button>
        )}
      </Group>
      {acceptance.error && <Problem failure={acceptance.error} />}
      {isAsked && <Rejection name={name} onClose={() => setAsked(false)} />}
    </>
  );
}

function Rejection({ name, onClose }: { name: string; onClose: () => void }) {
  const rejection = useClientChange(name);
  const onSuccess = () => {
    notifications.show({ message: words.rejected(name) });
    onClose();
  };
  return (
    <Confirm
      title={words.rejectTitle(name)}
      text={words.rejectText}
      action={words.reject}
      work={rejection}
      onConfirm={() => rejection.mutate({ rejected: true }, { onSuccess })}
      onClose={onClose}
    />
  );
}
