import type { Device } from '@fieldpost/domain';
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { applicationsQuery } from '../../applications/applications.queries.js';
import { useConsole } from '../../console.js';
import type { BulkAction } from '../../lists/bulk/bulk-action.js';
import { devicePath, invalidateDevices } from '../devices.queries.js';
import { changeDevice, changedFields, type FieldChange, moveDevice } from './device-changes.js';
import { bulkTexts as words } from './devices.texts.js';

/** Actions on many devices of an application. */
export function useDeviceActions(appId: string): readonly BulkAction<Device>[] {
  const { handler } = useConsole();
  const queries = useQueryClient();
  const after = () => invalidateDevices(queries, appId);
  const [change, setChange] = useState<FieldChange>({ field: 'description', name: '', value: '' });
  const [target, setTarget] = useState('');
  return [
    {
      label: words.change,
      title: words.changeTitle,
      text: words.changeText,
      fields: <ChangeFields value={change} onChange={setChange} />,
      isReady: change.field === 'description' || change.name.trim() !== '',
      run: (device) => changeDevice(handler, device, change),
      after,
    },
    {
      label: words.move,
      title: words.moveTitle,
      text: words.moveText,
      fields: <TargetField appId={appId} value={target} onChange={setTarget} />,
      isReady: target !== '',
      run: (device) => moveDevice(handler, device, target),
      after: () => Promise.all([after(), invalidateDevices(queries, target)]),
    },
    {
      label: words.remove,
      title: words.removeTitle,
      text: words.removeText,
      isDangerous: true,
      run: (device) => handler.ask({ method: 'DELETE', path: devicePath(appId, device.dev_id) }),
      after,
    },
  ];
}

interface ChangeFieldsProps {
  readonly value: FieldChange;
  readonly onChange: (change: FieldChange) => void;
}

const ChangeFields = ({ value, onChange }: ChangeFieldsProps): ReactNode => (
  <Stack gap="xs">
    <NativeSelect
      label={words.field}
      value={value.field}
      data={changedFields.map((field) => ({ value: field, label: words.fields[field] }))}
      onChange={({ currentTarget }) =>
        onChange({
          ...value,
          field: changedFields.find((field) => field === currentTarget.value) ?? 'description',
        })
      }
    />
    {value.field === 'attribute' && (
      <TextInput
        label={words.attributeName}
        value={value.name}
        onChange={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
      />
    )}
    <TextInput
      label={words.value}
      description={words.valueHint}
      value={value.value}
      onChange={({ currentTarget }) => onChange({ ...value, value: currentTarget.value })}
    />
  </Stack>
);

interface TargetFieldProps {
  readonly appId: string;
  readonly value: string;
  readonly onChange: (appId: string) => void;
}

/** The other applications whose devices the user may change. */
function TargetField({ appId, value, onChange }: TargetFieldProps) {
  const { account } = useConsole();
  const { data = [] } = useQuery(applicationsQuery(account, 'kept'));
  const choices = data.filter(({ id, rights }) => id !== appId && rights.includes('devices'));
  return (
    <NativeSelect
      label={words.target}
      description={choices.length === 0 ? words.noTarget : words.targetHint}
      value={value}
      data={[
        { value: '', label: '' },
        ...choices.map(({ id, name }) => ({ value: id, label: `${id} – ${name}` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
