import { Checkbox, Stack } from '@mantine/core';
import type { Right } from '@fieldpost/domain';
import { texts } from '../texts.js';

interface RightsFieldProps<R extends Right> {
  readonly label: string;
  readonly hint: string;
  /** Every right that there is on an entity of the kind. */
  readonly rights: readonly R[];
  /** The rights that can be given away; the others are shown and cannot be chosen. */
  readonly available: readonly string[];
  readonly value?: readonly R[];
  readonly error?: unknown;
  readonly onChange: (rights: R[]) => void;
}

/** Rights on an entity, each with what it lets somebody do. */
export const RightsField = <R extends Right>(props: RightsFieldProps<R>) => (
  <Checkbox.Group
    label={props.label}
    description={props.hint}
    required
    value={[...(props.value ?? [])]}
    error={typeof props.error === 'string' ? props.error : undefined}
    onChange={(rights) => props.onChange(rights as R[])}
  >
    <Stack gap="xs" mt="xs" mb="xs">
      {props.rights.map((right) => (
        <Checkbox
          key={right}
          value={right}
          label={right}
          description={texts.rights[right]}
          disabled={!props.available.includes(right)}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);
