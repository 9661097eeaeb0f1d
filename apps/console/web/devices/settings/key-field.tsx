import { Box, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { isHex } from '../bytes.js';
import { CopyBytesAs } from '../copy-forms.js';
import { draftTexts as words } from './device-draft.texts.js';
import { randomKey } from './random-values.js';

/** Props of a form field. */
export interface FieldProps {
  readonly value?: string;
  readonly error?: unknown;
  readonly onChange: (value: string) => void;
}

interface MadeFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly bytes: number;
  readonly input: FieldProps;
  /** The button beside the field. */
  readonly action: string;
  readonly actionLabel: string;
  readonly isBusy?: boolean;
  readonly onMake: () => void;
}

const errorIn = ({ error }: FieldProps): string | undefined =>
  typeof error === 'string' ? error : undefined;

interface WithCopiesProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly bytes: number;
  readonly children: ReactNode;
}

/** A field, and the formats in which its value can be copied once it is complete. */
const WithCopies = ({ label, value = '', bytes, children }: WithCopiesProps) => (
  <Stack gap={6}>
    {children}
    {isHex(value, bytes) && <CopyBytesAs label={label} hex={value.toUpperCase()} />}
  </Stack>
);

/** The distance of an input from its description. */
const inputMargin = 'calc(var(--mantine-spacing-xs) / 2)';

/** Places a button beside an input with a description: in line with it also when an error is below it. */
const besideInput = (button: ReactNode) => (input: ReactNode) => (
  <Group wrap="nowrap" gap="xs" align="flex-start">
    <Box flex={1}>{input}</Box>
    <Box mt={inputMargin}>{button}</Box>
  </Group>
);

/** A field of bytes with a button that fills it in. */
export const GeneratedField = ({
  label,
  hint,
  bytes,
  input,
  action,
  actionLabel,
  isBusy = false,
  onMake,
}: MadeFieldProps) => (
  <WithCopies label={label} value={input.value} bytes={bytes}>
    <TextInput
      label={label}
      description={hint}
      required
      autoComplete="off"
      spellCheck={false}
      value={input.value ?? ''}
      error={errorIn(input)}
      onChange={({ currentTarget }) => input.onChange(currentTarget.value.trim())}
      inputContainer={besideInput(
        <Button variant="default" aria-label={actionLabel} loading={isBusy} onClick={onMake}>
          {action}
        </Button>,
      )}
    />
  </WithCopies>
);

const keyBytes = 16;

interface KeyFieldProps {
  readonly label: string;
  readonly input: FieldProps;
  /** A stored key is hidden until the user shows it. */
  readonly stored: boolean;
}

/** A key of 16 bytes, entered or generated. */
export const KeyField = ({ label, input, stored }: KeyFieldProps) => (
  <WithCopies label={label} value={input.value} bytes={keyBytes}>
    <PasswordInput
      label={label}
      description={words.keyHint}
      required
      autoComplete="off"
      defaultVisible={!stored}
      value={input.value ?? ''}
      error={errorIn(input)}
      visibilityToggleButtonProps={{ 'aria-label': words.showKey(label), tabIndex: 0 }}
      onChange={({ currentTarget }) => input.onChange(currentTarget.value.trim())}
      inputContainer={besideInput(
        <Button
          variant="default"
          aria-label={words.generateLabel(label)}
          onClick={() => input.onChange(randomKey())}
        >
          {words.generate}
        </Button>,
      )}
    />
  </WithCopies>
);
