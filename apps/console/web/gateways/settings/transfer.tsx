import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { isId } from '@fieldpost/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../../api/failure.js';
import { useConsole } from '../../console.js';
import { Confirm } from '../../widgets/confirm.js';
import { Section } from '../../widgets/section.js';
import { invalidateGateway } from '../gateways.queries.js';
import { settingsTexts as words } from './settings.texts.js';

/** Transfers a gateway to another owner, with a confirmation. */
export function Transfer({ gatewayId }: { gatewayId: string }) {
  const [owner, setOwner] = useState<string>();
  const form = useForm({
    initialValues: { owner: '' },
    validate: { owner: (name) => (isId(name) ? null : words.newOwnerProblem) },
  });
  const done = () => {
    setOwner(undefined);
    form.reset();
  };
  return (
    <Section title={words.transfer}>
      <Text>{words.transferText}</Text>
      <form className="narrow" noValidate onSubmit={form.onSubmit((values) => setOwner(values.owner))}>
        <Stack align="flex-start">
          <TextInput label={words.newOwner} {...form.getInputProps('owner')} />
          <Button type="submit" variant="default">
            {words.transfer}
          </Button>
        </Stack>
      </form>
      {owner !== undefined && <Confirmation gatewayId={gatewayId} owner={owner} onClose={done} />}
    </Section>
  );
}

interface ConfirmationProps {
  readonly gatewayId: string;
  readonly owner: string;
  readonly onClose: () => void;
}

function Confirmation({ gatewayId, owner, onClose }: ConfirmationProps) {
  const { account } = useConsole();
  const queries = useQueryClient();
  const params = { path: { gatewayId } };
  const transfer = useMutation({
    mutationFn: () => answered(account.PATCH('/api/v2/gateways/{gatewayId}', { params, body: { owner } })),
    onSuccess: async () => {
      await invalidateGateway(queries, gatewayId);
      notifications.show({ message: words.transferred(owner) });
    },
  });
  return (
    <Confirm
      title={words.transferTitle(owner)}
      text={words.transferText}
      action={words.confirmTransfer}
      work={transfer}
      onClose={onClose}
    />
  );
}
