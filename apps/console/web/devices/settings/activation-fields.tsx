import { Radio, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import { Problem } from '../../widgets/states.js';
import { type Activation } from '../device.js';
import { AppEuiField } from './app-eui-field.js';
import type { DeviceForm } from './device-form.js';
import { draftTexts as words } from './device-draft.texts.js';
import { applicationPath } from '../devices.queries.js';
import { KeyField, GeneratedField } from './key-field.js';
import { randomDevEui } from './random-values.js';

const euiBytes = 8;

interface ActivationFieldsProps {
  readonly form: DeviceForm;
  readonly choices: readonly Activation[];
  /** Whether keys are stored already. */
  readonly stored: boolean;
}

/** Activation of a device, with its identifiers and keys. */
export function ActivationFields({ form, choices, stored }: ActivationFieldsProps) {
  const { activation } = form.getValues();
  return (
    <Stack>
      <Radio.Group label={words.activation} {...form.getInputProps('activation')}>
        <Stack gap="xs" mt="xs">
          {choices.map((choice) => (
            <Radio
              key={choice}
              value={choice}
              label={words.activations[choice]}
              description={words.activationHints[choice]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <AppEuiField form={form} />
      {activation !== 'join' && (
        <GeneratedField
          label={words.devEui}
          hint={words.devEuiHint}
          bytes={euiBytes}
          input={form.getInputProps('devEui')}
          action={words.generate}
          actionLabel={words.generateLabel(words.devEui)}
          onMake={() => form.setFieldValue('devEui', randomDevEui())}
        />
      )}
      {activation === 'abp' ? (
        <SessionFields form={form} stored={stored} />
      ) : (
        <KeyField label={words.appKey} stored={stored} input={form.getInputProps('appKey')} />
      )}
    </Stack>
  );
}

function SessionFields({ form, stored }: Omit<ActivationFieldsProps, 'choices'>) {
  const { id } = useApplication();
  const { handler } = useConsole();
  const taking = useMutation({
    mutationFn: () => {
      const usage = new Set([...form.getValues().constraints, 'abp']);
      const path = `${applicationPath(id)}/dev-addr?usage=${[...usage].join(',')}`;
      return handler.ask<{ readonly dev_addr: string }>({ path });
    },
    onSuccess: ({ dev_addr }) => form.setFieldValue('devAddr', dev_addr),
  });
  return (
    <>
      <GeneratedField
        label={words.devAddr}
        hint={words.devAddrHint}
        bytes={4}
        input={form.getInputProps('devAddr')}
        action={words.take}
        actionLabel={words.takeLabel}
        isBusy={taking.isPending}
        onMake={() => taking.mutate()}
      />
      {taking.error && <Problem failure={taking.error} />}
      <KeyField label={words.nwkSKey} stored={stored} input={form.getInputProps('nwkSKey')} />
      <KeyField label={words.appSKey} stored={stored} input={form.getInputProps('appSKey')} />
    </>
  );
}
