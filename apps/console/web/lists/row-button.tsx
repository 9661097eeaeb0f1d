import { Button, type ButtonProps } from '@mantine/core';

interface RowButtonProps extends Pick<ButtonProps, 'disabled' | 'loading'> {
  readonly text: string;
  /** Names the row too, since the text is the same in each. */
  readonly label: string;
  readonly onClick: () => void;
}

/** Button at the end of a row of a list. */
export const RowButton = ({ text, label, ...more }: RowButtonProps) => (
  <Button size="xs" variant="default" aria-label={label} {...more}>
    {text}
  </Button>
);
