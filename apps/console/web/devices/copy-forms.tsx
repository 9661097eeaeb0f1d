import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { texts } from '../texts.js';
import { cArray, leastFirst } from './bytes.js';
import { deviceTexts as words } from './device.texts.js';

const forms = {
  msb: (hex: string) => hex,
  lsb: leastFirst,
  c: cArray,
  cLsb: (hex: string) => cArray(leastFirst(hex)),
} as const;

/** An EUI, an address or a key, with buttons that copy it in several formats. */
export const CopyForms = ({ label, hex }: { label: string; hex: string }) => (
  <Stack gap={4}>
    <Text size="sm">
      {label}: <Code className="wraps">{hex}</Code>
    </Text>
    <Group gap={4}>
      {Object.entries(forms).map(([form, write]) => (
        <CopyButton key={form} value={write(hex)}>
          {({ copied, copy }) => {
            const name = words.forms[form as keyof typeof forms];
            return (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={words.copyLabel(label, name)}
                onClick={copy}
              >
                {copied ? texts.copied : name}
              </Button>
            );
          }}
        </CopyButton>
      ))}
    </Group>
  </Stack>
);
