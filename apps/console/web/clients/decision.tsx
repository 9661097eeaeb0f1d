import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { OauthClient } from '../api/account.js';
import { DangerButton } from '../widgets/danger.js';
import { Problem } from '../widgets/states.js';
import { clientTexts as texts } from './clients.texts.js';
import { useClientChange } from './use-client-change.js';

/** Buttons to accept or reject a client. The rejection of an approved one withdraws its approval. */
export function Decision({ client: { name, accepted, rejected } }: { client: OauthClient }) {
  const acceptance = useClientChange(name);
  const accept = () =>
    acceptance.mutate(
      { accepted: true },
      { onSuccess: () => notifications.show({ message: texts.accepted(name) }) },
    );
  return (
    <>
      <Group>
        {!accepted && (
          <Button loading={acceptance.isPending} onClick={accept}>
            {texts.accept}
          </Button>
        )}
        {!rejected && <Rejection name={name} words={accepted ? withdrawal : rejection} />}
      </Group>
      {acceptance.error && <Problem failure={acceptance.error} />}
    </>
  );
}

interface RejectionWords {
  readonly label: string;
  readonly title: (name: string) => string;
  readonly done: (name: string) => string;
}
const rejection: RejectionWords = { label: texts.reject, title: texts.rejectTitle, done: texts.rejected };
const withdrawal: RejectionWords = {
  label: texts.withdraw,
  title: texts.withdrawTitle,
  done: texts.withdrawn,
};

function Rejection({ name, words }: { readonly name: string; readonly words: RejectionWords }) {
  const change = useClientChange(name);
  const work = useMutation({
    mutationFn: () => change.mutateAsync({ rejected: true }),
    onSuccess: () => notifications.show({ message: words.done(name) }),
  });
  return (
    <DangerButton
      label={words.label}
      variant="default"
      title={words.title(name)}
      text={texts.rejectText}
      action={words.label}
      work={work}
    />
  );
}
