import { isSet, typedEui } from '@fieldpost/domain';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answered, ApiFailure } from '../../api/failure.js';
import { invalidateApplication } from '../../applications/applications.queries.js';
import { useApplication } from '../../applications/use-application.js';
import { useConsole } from '../../console.js';
import type { Activation } from '../device.js';
import type { DeviceForm } from './device-form.js';
import { draftTexts as words } from './device-draft.texts.js';

const another = 'another';

const hintOf = (activation: Activation, mayAdd: boolean): string => {
  if (activation === 'abp') return words.appEuiHintAbp;
  return mayAdd ? words.appEuiHintAnother : words.appEuiHint;
};

/** An EUI of the application, or another one for users who may add it to the application. */
export function AppEuiField({ form }: { form: DeviceForm }) {
  const { euis, rights } = useApplication();
  const mayAdd = rights.includes('settings');
  const [wantsAnother, setAnother] = useState(mayAdd && euis.length === 0);
  const { appEui, activation } = form.getValues();
  // It is one of the application as soon as it was added.
  const isAnother = wantsAnother && !euis.includes(appEui);
  // A device may have an EUI that was removed from its application.
  const isRemoved = !isAnother && isSet(appEui) && !euis.includes(appEui);
  const known = (isRemoved ? [appEui, ...euis] : euis).map((eui) => ({ value: eui, label: eui }));
  const others = mayAdd ? [{ value: another, label: words.anotherEui }] : [];
  const input = form.getInputProps('appEui') as { readonly error?: string };
  const choose = (value: string) => {
    setAnother(value === another);
    form.setFieldValue('appEui', value === another ? '' : value);
  };
  return (
    <>
      <NativeSelect
        label={words.appEui}
        description={hintOf(activation, mayAdd)}
        required
        data={[{ value: '', label: '' }, ...known, ...others]}
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

/** Whether a server has rejected the request. Without a response it may have been served. */
const isRejection = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;

interface DeviceRequest {
  readonly eui: string;
  /** The EUI that the device had. */
  readonly before?: string | undefined;
  readonly send: () => Promise<unknown>;
}

/** Sends a device after its EUI was added to the application if that lacks it; when the device is rejected, the EUI is removed again. */
export function useEuiAddition(): (request: DeviceRequest) => Promise<void> {
  const { account } = useConsole();
  const { id: appId, euis } = useApplication();
  const queries = useQueryClient();
  const euiPath = '/api/v2/applications/{appId}/euis/{eui}';
  return async ({ eui, before, send }) => {
    if (eui === before || euis.includes(eui)) return void (await send());
    const params = { path: { appId, eui } };
    await answered(account.PUT(euiPath, { params }));
    try {
      await send();
    } catch (failure) {
      // The user reads why the device was rejected, also when the EUI stays.
      if (isRejection(failure)) await account.DELETE(euiPath, { params }).catch(() => undefined);
      throw failure;
    } finally {
      await invalidateApplication(queries, appId);
    }
  };
}
