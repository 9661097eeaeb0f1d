import { Checkbox, Stack } from '@mantine/core';
import { appRights, type AppRight } from '@fieldpost/domain';
import { texts } from '../texts.js';

interface RightsFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The rights that can be given away; the others are shown and cannot be chosen. */
  readonly available: readonly string[];
  readonly value?: readonly AppRight[];
  readonly error?: unknown;
  readonly onChange: (rights: AppRight[]) => void;
}

/** Rights on an application, each with what it lets somebody do. */
export const RightsField = ({ label, hint, available, value = [], error, onChange }: RightsFieldProps) => (
  <Checkbox.Group
    label={label}
    description={hint}
    required
    value={[...value]}
    error={typeof error === 'string' ? error : undefined}
    onChange={(rights) => onChange(rights as AppRight[])}
  >
    <Stack gap="xs" mt="xs" mb="xs">
      {appRights.map((right) => (
        <Checkbox
          key={right}
          value={right}
          label={right}
          description={texts.rights[right]}
          disabled={!available.includes(right)}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);
