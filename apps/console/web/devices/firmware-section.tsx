import type { Device } from '@fieldpost/domain';
import { Code, Text } from '@mantine/core';
import { CopyAction } from '../widgets/copy-file.js';
import { Section } from '../widgets/section.js';
import { deviceTexts as words } from './device.texts.js';
import { firmwareOf } from './firmware.js';

interface FirmwareProps {
  readonly device: Device;
  /** Whether keys are shown. */
  readonly areShown: boolean;
}

/** Source lines for the firmware of a device, once its keys are shown. */
export function Firmware({ device, areShown }: FirmwareProps) {
  const code = firmwareOf(device);
  if (code === undefined) return undefined;
  return (
    <Section title={words.firmware} actions={areShown && <CopyAction title={words.firmware} text={code} />}>
      <Text>{areShown ? words.firmwareText : words.firmwareKeys}</Text>
      {areShown && (
        <Code block w="100%" className="wraps" style={{ whiteSpace: 'pre-wrap' }}>
          {code}
        </Code>
      )}
    </Section>
  );
}
