import { Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdministeredOrganization } from '../api/account.js';
import { answered } from '../api/failure.js';
import { useConsole } from '../console.js';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { administrationKey } from './administration.queries.js';
import { allOrganizationsTexts as words } from './administration.texts.js';

const textOf = (limit: number | undefined): string => (limit === undefined ? '' : String(limit));
const limitIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const problemOf = (text: string) => (/^\d{0,9}$/.test(text.trim()) ? null : words.limitProblem);

interface DialogProps {
  readonly organization: AdministeredOrganization;
  readonly onClose: () => void;
}

/** Dialog for the limits of an organization. */
export function LimitsDialog({ organization: { id, limits }, onClose }: DialogProps) {
  const form = useForm({
    initialValues: { applications: textOf(limits.applications), gateways: textOf(limits.gateways) },
    validate: { applications: problemOf, gateways: problemOf },
  });
  const change = useLimitChange(id, onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.changeLabel(id)}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <form noValidate onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack>
          {(['applications', 'gateways'] as const).map((what) => (
            <TextInput
              key={what}
              label={words.limit[what]}
              description={words.limitHint}
              inputMode="numeric"
              {...form.getInputProps(what)}
            />
          ))}
          <FormEnd work={change} action={texts.save} />
        </Stack>
      </form>
    </Modal>
  );
}

function useLimitChange(organizationId: string, onClose: () => void) {
  const { account } = useConsole();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ applications, gateways }: Record<'applications' | 'gateways', string>) =>
      answered(
        account.PATCH('/api/v2/all-organizations/{organizationId}', {
          params: { path: { organizationId } },
          body: { limits: { applications: limitIn(applications), gateways: limitIn(gateways) } },
        }),
      ),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: words.changed(organizationId) });
      onClose();
    },
  });
}
