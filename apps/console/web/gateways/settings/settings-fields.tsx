import { Box, Button, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { LocationField } from '../../map/location-field.js';
import { announcementsQuery } from '../../network/announcements.queries.js';
import { NumberField } from '../../widgets/number-field.js';
import { Section } from '../../widgets/section.js';
import type { SettingsValues } from './gateway-settings.js';
import type { Choices } from '../gateways.queries.js';
import { settingsTexts as words } from './settings.texts.js';

interface FieldsProps {
  readonly form: UseFormReturnType<SettingsValues>;
}

/** A checkbox of the form, with a boolean value. */
const check = ({ form }: FieldsProps, field: keyof SettingsValues) =>
  form.getInputProps(field, { type: 'checkbox' });

interface GeneralProps extends FieldsProps {
  readonly plans: Choices;
  readonly hasEuiField: boolean;
}

export function GeneralFields({ form, plans, hasEuiField }: GeneralProps) {
  const { data: routers } = useQuery(announcementsQuery('router'));
  const known = routers?.map(({ id }) => id) ?? [];
  return (
    <Section title={words.general}>
      <TextInput
        w="100%"
        label={words.description}
        description={words.descriptionHint}
        {...form.getInputProps('description')}
      />
      <NativeSelect
        w="100%"
        label={words.plan}
        description={words.planHint}
        data={[...plans]}
        {...form.getInputProps('plan')}
      />
      {hasEuiField && (
        <TextInput w="100%" label={words.eui} description={words.euiHint} {...form.getInputProps('eui')} />
      )}
      <TextInput
        w="100%"
        label={words.router}
        description={words.routerHint}
        {...form.getInputProps('router')}
      />
      <TextInput
        w="100%"
        label={words.fallbacks}
        description={words.fallbacksHint}
        {...form.getInputProps('fallbackRouters')}
      />
      {routers && <Text size="sm">{known.length > 0 ? words.routersKnown(known) : words.noRouters}</Text>}
      <Text size="sm">{words.updatesText}</Text>
      <Checkbox label={words.autoUpdate} {...check({ form }, 'autoUpdate')} />
      <Checkbox label={words.betaUpdates} {...check({ form }, 'betaUpdates')} />
    </Section>
  );
}

const placements = [
  { value: '', label: words.unknown },
  { value: 'indoor', label: words.indoor },
  { value: 'outdoor', label: words.outdoor },
];

export function HardwareFields({ form }: FieldsProps) {
  const { placement } = form.values;
  // Programs may have set another value, which is kept until the user chooses one.
  const isOther = !placements.some(({ value }) => value === placement);
  const choices = isOther ? [...placements, { value: placement, label: placement }] : placements;
  return (
    <Section title={words.hardware}>
      <TextInput w="100%" label={words.brand} {...form.getInputProps('brand')} />
      <TextInput w="100%" label={words.model} {...form.getInputProps('model')} />
      <NativeSelect w="100%" label={words.placement} data={choices} {...form.getInputProps('placement')} />
      <TextInput w="100%" label={words.antennaType} {...form.getInputProps('antennaType')} />
      <TextInput w="100%" label={words.antennaModel} {...form.getInputProps('antennaModel')} />
      <Textarea
        w="100%"
        rows={3}
        label={words.others}
        description={words.othersHint}
        {...form.getInputProps('others')}
      />
    </Section>
  );
}

export const LocationFields = ({ form, seesAll }: FieldsProps & { readonly seesAll: boolean }) => (
  <Section title={words.location}>
    {!seesAll && <Text>{words.rough}</Text>}
    <Box w="100%">
      <LocationField
        label={words.place}
        value={form.values.place}
        onChange={(place) => form.setFieldValue('place', place)}
      />
    </Box>
    <NumberField
      label={words.altitude}
      description={words.altitudeHint}
      {...form.getInputProps('altitude')}
    />
    {form.values.place && (
      <Button variant="default" size="xs" onClick={() => form.setFieldValue('place', undefined)}>
        {words.clear}
      </Button>
    )}
  </Section>
);

export const VisibilityFields = ({ form }: FieldsProps) => (
  <Section title={words.visibility}>
    <Text>{words.visibilityHint}</Text>
    <Checkbox
      label={words.locationPublic}
      description={words.locationPublicHint}
      {...check({ form }, 'locationPublic')}
    />
    <Checkbox
      label={words.statusPublic}
      description={words.statusPublicHint}
      {...check({ form }, 'statusPublic')}
    />
    <Checkbox
      label={words.ownerPublic}
      description={words.ownerPublicHint}
      {...check({ form }, 'ownerPublic')}
    />
  </Section>
);
