import { TextInput, type TextInputProps } from '@mantine/core';

type Props = Omit<TextInputProps, 'type' | 'value' | 'onChange'> & {
  /** The empty text without a number. */
  readonly value?: number | '';
  readonly onChange?: (value: number | '') => void;
};

/** A field for a number; `min`, `max` and `step` are those of the browser, for its arrows and keyboard: forms check the number. */
export const NumberField = ({ onChange, ...others }: Props) => (
  <TextInput
    {...others}
    type="number"
    onChange={({ currentTarget: { valueAsNumber } }) =>
      onChange?.(Number.isNaN(valueAsNumber) ? '' : valueAsNumber)
    }
  />
);
