import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { OauthClient } from '../api/account.js';
import { DangerButton } from '../widgets/danger.js';
import { Problem } from '../widgets/states.js';
import { clientTexts as words } from './clients.texts.js';
import { useClientChange } from './use-client-change.js';

/** Buttons to accept or reject a client. */
export function Decision({ client: { name, accepted, rejected } }: { client: OauthClient }) {
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
        {!rejected && <Rejection name={name} />}
      </Group>
      {acceptance.error && <Problem failure={acceptance.error} />}
    </>
  );
}

function Rejection({ name }: { name: string }) {
  const change = useClientChange(name);
  const rejection = useMutation({
    mutationFn: () => change.mutateAsync({ rejected: true }),
    onSuccess: () => notifications.show({ message: words.rejected(name) }),
  });
  return (
    <DangerButton
      label={words.reject}
      variant="default"
      title={words.rejectTitle(name)}
      text={words.rejectText}
      action={words.reject}
      work={rejection}
    />
  );
}
