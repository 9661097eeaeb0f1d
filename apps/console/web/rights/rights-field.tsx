import { Checkbox, Stack } from '@mantine/core';
import type { MemberRight } from '@fieldpost/domain';
import { nameOfRight } from './right-names.texts.js';
import { rightsTexts } from '../rights.texts.js';

interface RightsFieldProps<R extends MemberRight> {
  readonly label: string;
  readonly hint: string;
  /** All rights on this kind of entity. */
  readonly rights: readonly R[];
  /** Rights that the user can grant; others are disabled. */
  readonly available: readonly string[];
  readonly value?: readonly R[];
  readonly error?: unknown;
  readonly onChange: (rights: R[]) => void;
}

/** Checkboxes of rights with descriptions. */
export const RightsField = <R extends MemberRight>(props: RightsFieldProps<R>) => (
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
          label={nameOfRight(right)}
          description={`${rightsTexts[right]} (${right})`}
          disabled={!props.available.includes(right)}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);
