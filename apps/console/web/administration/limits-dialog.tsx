import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { administrationKey } from './administration-key.js';
import { limitsTexts as words } from './administration.texts.js';
import type { LimitChanges, LimitedKind, Limits } from './limits.js';

const textOf = (limit: number | undefined): string => (limit === undefined ? '' : String(limit));
const limitIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const problemOf = (text: string) => (/^\d{0,9}$/.test(text.trim()) ? null : words.problem);

export interface LimitsDialogProps {
  /** Name of the user or organization. */
  readonly name: string;
  readonly limits: Limits;
  readonly kinds: readonly LimitedKind[];
  readonly save: (limits: LimitChanges) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for the limits of a user or an organization. */
export const LimitsDialog = (props: LimitsDialogProps) => (
  <Modal
    opened
    onClose={props.onClose}
    title={words.changeLabel(props.name)}
    closeButtonProps={{ 'aria-label': texts.close }}
  >
    <LimitsForm {...props} />
  </Modal>
);

function LimitsForm({ name, limits, kinds, save, onClose }: LimitsDialogProps) {
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(kinds.map((kind) => [kind, textOf(limits[kind])])),
    validate: Object.fromEntries(kinds.map((kind) => [kind, problemOf])),
  });
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: save,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: administrationKey });
      notifications.show({ message: words.changed(name) });
      onClose();
    },
  });
  const submit = (values: Readonly<Record<string, string>>) =>
    change.mutate(Object.fromEntries(kinds.map((kind) => [kind, limitIn(values[kind] ?? '')])));
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack>
        <Text size="sm">{words.hint}</Text>
        {kinds.map((kind) => (
          <TextInput key={kind} label={words.kinds[kind]} inputMode="numeric" {...form.getInputProps(kind)} />
        ))}
        <FormEnd work={change} action={texts.save}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
        </FormEnd>
      </Stack>
    </form>
  );
}
