import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { CopySecret } from '../devices/copy-forms.js';
import { DangerButton } from '../widgets/danger.js';
import { Section } from '../widgets/section.js';
import { Problem, Waiting } from '../widgets/states.js';
import { gatewayKeyQuery, type KnownGateway } from './gateways.queries.js';
import { keyTexts as words } from './gateways.texts.js';

/** The key of a gateway, hidden until the user shows it, and its replacement. */
export const KeySection = ({ gateway: { id, rights } }: { gateway: KnownGateway }) => (
  <Section title={words.title}>
    <Text>{words.text}</Text>
    {rights.includes('gateway:settings') ? <Key gatewayId={id} /> : <Text>{words.restricted}</Text>}
  </Section>
);

function Key({ gatewayId }: { gatewayId: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      {isShown && <PresentedKey gatewayId={gatewayId} />}
      <Group>
        <Button variant="default" onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
        <Replacement gatewayId={gatewayId} onReplaced={() => setShown(true)} />
      </Group>
    </>
  );
}

function PresentedKey({ gatewayId }: { gatewayId: string }) {
  const { account } = useConsole();
  const { data, error, refetch } = useQuery(gatewayKeyQuery(account, gatewayId));
  if (data !== undefined) return <CopySecret label={words.title} secret={data} scheme="Bearer" />;
  return error ? <Problem failure={error} again={() => void refetch()} /> : <Waiting />;
}

interface ReplacementProps {
  readonly gatewayId: string;
  readonly onReplaced: () => void;
}

function Replacement({ gatewayId, onReplaced }: ReplacementProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const params = { path: { gatewayId } };
  const replacement = useMutation({
    mutationFn: () => answered(account.POST('/api/v2/gateways/{gatewayId}/key', { params })),
    onSuccess: async () => {
      await queries.resetQueries({ queryKey: gatewayKeyQuery(account, gatewayId).queryKey });
      onReplaced();
      notifications.show({ message: words.replaced });
    },
  });
  return (
    <DangerButton
      label={words.replace}
      variant="default"
      title={words.replaceTitle}
      text={words.replaceText}
      action={words.replace}
      work={replacement}
    />
  );
}
