import { isSet, typedEui } from '@fieldpost/domain';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered } from '../../api/failure.js';
import { invalidateApplication } from '../../applications/applications.queries.js';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import type { DeviceForm } from './device-form.js';
import { draftTexts as words } from './device-draft.texts.js';

const another = 'another';

/** An EUI of the application, or another one for users who may add it to the application. */
export function AppEuiField({ form }: { form: DeviceForm }) {
  const { euis, rights } = useApplication();
  const mayAdd = rights.includes('settings');
  const [isAnother, setAnother] = useState(mayAdd && euis.length === 0);
  const { appEui, activation } = form.getValues();
  // A device may have an EUI that was removed from its application.
  const isRemoved = !isAnother && isSet(appEui) && !euis.includes(appEui);
  const known = (isRemoved ? [appEui, ...euis] : euis).map((eui) => ({ value: eui, label: eui }));
  const input = form.getInputProps('appEui') as { readonly error?: string };
  const choose = (value: string) => {
    setAnother(value === another);
    form.setFieldValue('appEui', value === another ? '' : value);
  };
  return (
    <>
      <NativeSelect
        label={words.appEui}
        description={activation === 'abp' ? words.appEuiHintAbp : words.appEuiHint}
        required
        data={[
          { value: '', label: '' },
          ...known,
          ...(mayAdd ? [{ value: another, label: words.anotherEui }] : []),
        ]}
        {...input}
        value={isAnother ? another : appEui}
        error={isAnother ? undefined : input.error}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isAnother && <AnotherField form={form} />}
    </>
  );
}

const AnotherField = ({ form }: { form: DeviceForm }) => (
  <TextInput
    label={words.anotherEui}
    description={words.anotherEuiHint}
    required
    autoComplete="off"
    spellCheck={false}
    {...form.getInputProps('appEui')}
    onChange={({ currentTarget }) => form.setFieldValue('appEui', typedEui(currentTarget.value))}
  />
);

/** Adds an EUI to the application, unless it has it or the device had it before. */
export function useEuiAddition(): (eui: string, before?: string) => Promise<void> {
  const { account } = useConsole();
  const { id: appId, euis } = useApplication();
  const queries = useQueryClient();
  return async (eui, before) => {
    if (eui === before || euis.includes(eui)) return;
    const path = { appId, eui };
    await answered(account.PUT('/api/v2/applications/{appId}/euis/{eui}', { params: { path } }));
    await invalidateApplication(queries, appId);
  };
}
