import { Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown';
import { useState } from 'react';
import { texts } from '../texts.js';
import { cArray, leastFirst } from './bytes.js';
import { deviceTexts as words } from './device.texts.js';

const forms = {
  msb: (hex: string) => hex,
  lsb: leastFirst,
  c: cArray,
  cLsb: (hex: string) => cArray(leastFirst(hex)),
} as const;
const formNames = ['msb', 'lsb', 'c', 'cLsb'] as const;

interface CopyFormsProps {
  readonly label: string;
  /** Most significant byte first. */
  readonly hex: string;
}

/** An EUI, an address or a key, which can be copied as it is or in the formats that firmware needs. */
export const CopyForms = ({ label, hex }: CopyFormsProps) => (
  <Stack gap={4}>
    <Text size="sm">
      {label}: <Code className="wraps">{hex}</Code>
    </Text>
    <Group gap={4}>
      <CopyButton value={hex}>
        {({ copied, copy }) => (
          <Button
            size="compact-xs"
            variant="default"
            onClick={copy}
            {...(!copied && { 'aria-label': texts.copyWhat(label) })}
          >
            {copied ? texts.copied : texts.copy}
          </Button>
        )}
      </CopyButton>
      <CopyAs label={label} hex={hex} />
    </Group>
  </Stack>
);

/** The formats are shown in place: a menu that floats would need a library on every page. */
function CopyAs({ label, hex }: CopyFormsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        aria-expanded={isOpen}
        aria-label={words.copyAsLabel(label)}
        rightSection={<IconChevronDown size={12} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {words.copyAs}
      </Button>
      {isOpen &&
        formNames.map((form) => (
          <CopyButton key={form} value={forms[form](hex)}>
            {({ copied, copy }) => (
              <Button size="compact-xs" variant="default" onClick={copy}>
                {copied ? texts.copied : words.forms[form]}
              </Button>
            )}
          </CopyButton>
        ))}
    </>
  );
}
