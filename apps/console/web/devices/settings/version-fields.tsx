import { deviceClasses, lorawanVersions } from '@fieldpost/domain';
import { NativeSelect } from '@mantine/core';
import { draftTexts as words } from './device-draft.texts.js';
import type { DeviceForm } from './device-form.js';

/** What the network has to know of a device before it sends to it. */
export const VersionFields = ({ form }: { form: DeviceForm }) => (
  <>
    <NativeSelect
      label={words.lorawanVersion}
      description={words.lorawanVersionHint}
      data={[...lorawanVersions]}
      {...form.getInputProps('lorawanVersion')}
    />
    <NativeSelect
      label={words.deviceClass}
      description={words.deviceClassHint}
      data={[...deviceClasses]}
      {...form.getInputProps('deviceClass')}
    />
  </>
);
