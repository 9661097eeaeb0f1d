import { Stack, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { appRights, type AppRight } from '@fieldpost/domain';
import { useApplication } from '../applications/use-application.js';
import { FormEnd } from '../widgets/form-end.js';
import { linesOf } from '../widgets/lines.js';
import { CancelLink } from '../widgets/links.js';
import { Page } from '../widgets/page.js';
import { RightsField } from '../rights/rights-field.js';
import { accessKeysTexts as words } from './access-keys.texts.js';
import { PresentedKey } from './shown-key.js';
import { useKeyCreation, type WantedKey } from './use-key-creation.js';

interface NewKey {
  readonly name: string;
  readonly rights: AppRight[];
  /** Day in the format of the browser's date field; empty means never. */
  readonly expires: string;
  /** One per line. */
  readonly addresses: string;
}

const empty: NewKey = { name: '', rights: ['messages:up:r'], expires: '', addresses: '' };
const validName = /^[\w.-](?:[\w .-]{0,62}[\w.-])?$/;

/** Creates an access key and shows it once. */
export function NewAccessKeyPage() {
  const { id, rights } = useApplication();
  const creation = useKeyCreation(id);
  return (
    <Page title={creation.data ? words.newTitle : words.create}>
      {creation.data ? (
        <PresentedKey appId={id} made={creation.data} />
      ) : (
        <KeyForm appId={id} available={rights} creation={creation} />
      )}
    </Page>
  );
}

interface KeyFormProps {
  readonly appId: string;
  readonly available: readonly string[];
  readonly creation: ReturnType<typeof useKeyCreation>;
}

function KeyForm({ appId, available, creation }: KeyFormProps) {
  const form = useForm({
    initialValues: empty,
    validate: {
      name: (name) => (validName.test(name) ? null : words.nameProblem),
      rights: (rights) => (rights.length > 0 ? null : words.rightsProblem),
      expires: (day) => (day === '' || endOf(day) > new Date() ? null : words.expiresProblem),
    },
  });
  return (
    <form
      className="narrow"
      noValidate
      onSubmit={form.onSubmit((values) => creation.mutate(wantedKey(values)))}
    >
      <Stack>
        <TextInput
          autoFocus
          label={words.name}
          description={words.nameHint}
          required
          {...form.getInputProps('name')}
        />
        <RightsField
          label={words.rights}
          hint={words.rightsHint}
          rights={appRights}
          available={available}
          {...form.getInputProps('rights')}
        />
        <Limits form={form} />
        <FormEnd form={form} work={creation} action={words.create}>
          <CancelLink to="/console/applications/$appId/access-keys" params={{ appId }} />
        </FormEnd>
      </Stack>
    </form>
  );
}

/** Expiry and allowed addresses of the key. */
const Limits = ({ form }: { form: Pick<UseFormReturnType<NewKey>, 'getInputProps'> }) => (
  <>
    <TextInput
      type="date"
      label={words.expires}
      description={words.expiresHint}
      {...form.getInputProps('expires')}
    />
    <Textarea
      label={words.addresses}
      description={words.addressesHint}
      rows={2}
      {...form.getInputProps('addresses')}
    />
  </>
);

/** A key is valid until the end of its last day, in the time zone of the browser. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

function wantedKey({ name, rights, expires, addresses }: NewKey): WantedKey {
  const ranges = linesOf(addresses);
  return {
    name,
    rights,
    ...(expires !== '' && { expires: endOf(expires).toISOString() }),
    ...(ranges.length > 0 && { addresses: ranges }),
  };
}
