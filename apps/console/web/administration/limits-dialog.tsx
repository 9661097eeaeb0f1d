import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '../texts.js';
import { FormEnd } from '../widgets/form-end.js';
import { administrationKey } from './administration.queries.js';
import { limitsTexts as words } from './administration.texts.js';

/** What users and organizations may create a limited number of. */
export type LimitedKind = keyof typeof words.kinds;
/** Limits that were set for one user or organization; the others are those of the settings. */
export type Limits = { readonly [kind in LimitedKind]?: number | undefined };
/** `null` is the limit of the settings. */
export type LimitChanges = { readonly [kind in LimitedKind]?: number | null };

/** What organizations may create a limited number of. */
export const limitsOfOrganization = ['applications', 'gateways', 'access_keys', 'devices'] as const;

const textOf = (limit: number | undefined): string => (limit === undefined ? '' : String(limit));
const limitIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const problemOf = (text: string) => (/^\d{0,9}$/.test(text.trim()) ? null : words.problem);

/** The limits that were set, as one line. */
export function limitsOf(limits: Limits, kinds: readonly LimitedKind[]): string {
  const set = kinds.flatMap((kind) => {
    const limit = limits[kind];
    return limit === undefined ? [] : `${words.kinds[kind]}: ${limit === 0 ? words.unlimited : limit}`;
  });
  return set.join(', ') || words.defaults;
}

interface DialogProps {
  /** Name of the user or organization. */
  readonly name: string;
  readonly limits: Limits;
  readonly kinds: readonly LimitedKind[];
  readonly save: (limits: LimitChanges) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog for the limits of a user or an organization. */
export const LimitsDialog = (props: DialogProps) => (
  <Modal
    opened
    onClose={props.onClose}
    title={words.changeLabel(props.name)}
    closeButtonProps={{ 'aria-label': texts.close }}
  >
    <LimitsForm {...props} />
  </Modal>
);

function LimitsForm({ name, limits, kinds, save, onClose }: DialogProps) {
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
