import { Box, Button, Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { LocationField } from '../../map/location-field.js';
import { Section } from '../../widgets/section.js';
import { constraints } from '../device.js';
import { type Attribute, placeDraft, placeOf } from './device-draft.js';
import type { DeviceForm } from './device-form.js';
import { draftTexts as words } from './device-draft.texts.js';
import { VersionFields } from './version-fields.js';

/** Options for the radio, frame counters and addresses. */
export const OptionFields = ({ form }: { form: DeviceForm }) => (
  <Stack w="100%">
    <RadioFields form={form} />
    <Checkbox
      label={words.uses32BitFCnt}
      description={words.uses32BitFCntHint}
      {...form.getInputProps('uses32BitFCnt', { type: 'checkbox' })}
    />
    <Checkbox
      label={words.checksFCnt}
      description={words.checksFCntHint}
      {...form.getInputProps('checksFCnt', { type: 'checkbox' })}
    />
    <Checkbox.Group
      label={words.constraints}
      description={words.constraintsHint}
      {...form.getInputProps('constraints')}
    >
      <Stack gap="xs" mt="xs">
        {constraints.map((word) => (
          <Checkbox
            key={word}
            value={word}
            label={words.constraintNames[word]}
            description={words.constraintHints[word]}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  </Stack>
);

const RadioFields = ({ form }: { form: DeviceForm }) => (
  <>
    <VersionFields form={form} />
    <Checkbox
      label={words.usesAdr}
      description={words.usesAdrHint}
      {...form.getInputProps('usesAdr', { type: 'checkbox' })}
    />
    <TextInput
      inputMode="numeric"
      label={words.adrMargin}
      description={words.adrMarginHint}
      {...form.getInputProps('adrMargin')}
    />
  </>
);

/** Location of a device, on a map or in degrees. */
export function LocationFields({ form }: { form: DeviceForm }) {
  const { latitude, longitude } = form.errors;
  return (
    <Section title={words.location}>
      <Box w="100%">
        <LocationField
          label={words.place}
          value={placeOf(form.getValues())}
          onChange={(place) => form.setValues(placeDraft(place))}
          {...textError(latitude ?? longitude)}
        />
      </Box>
      <TextInput inputMode="decimal" label={words.altitude} {...form.getInputProps('altitude')} />
    </Section>
  );
}

const textError = (error: ReactNode) => (typeof error === 'string' ? { error } : {});

/** Attributes of a device. */
export function AttributeFields({ form }: { form: DeviceForm }) {
  const { attributes } = form.getValues();
  const { error } = form.getInputProps('attributes') as { readonly error?: string };
  return (
    <Section title={words.attributes}>
      <Stack align="flex-start">
        <Text size="sm">{words.attributesHint}</Text>
        {attributes.map((attribute, at) => (
          <AttributeRow key={at} form={form} at={at} of={attribute} />
        ))}
        {error && (
          <Text role="alert" c="var(--mantine-color-error)" size="sm">
            {error}
          </Text>
        )}
        <Button
          variant="default"
          size="xs"
          onClick={() => form.insertListItem('attributes', { key: '', value: '' })}
        >
          {words.addAttribute}
        </Button>
      </Stack>
    </Section>
  );
}

/** The codec that a device has of its own. */
export const CodecField = ({ form }: { form: DeviceForm }) => (
  <Textarea
    w="100%"
    label={words.codec}
    description={words.codecHint}
    rows={6}
    spellCheck={false}
    styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
    {...form.getInputProps('codec')}
  />
);

interface AttributeRowProps {
  readonly form: DeviceForm;
  readonly at: number;
  readonly of: Attribute;
}

const AttributeRow = ({ form, at, of }: AttributeRowProps) => (
  <Group align="flex-end" gap="xs">
    <TextInput
      label={words.attributeKey}
      value={of.key}
      onChange={({ currentTarget }) =>
        form.replaceListItem('attributes', at, { ...of, key: currentTarget.value })
      }
    />
    <TextInput
      label={words.attributeValue}
      value={of.value}
      onChange={({ currentTarget }) =>
        form.replaceListItem('attributes', at, { ...of, value: currentTarget.value })
      }
    />
    <Button
      variant="default"
      aria-label={words.removeAttribute(of.key)}
      onClick={() => form.removeListItem('attributes', at)}
    >
      {words.removeText}
    </Button>
  </Group>
);
