import { Button, type ButtonProps, Text } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from './confirm.js';
import type { Confirmation } from './dialogs/confirm-dialog.js';
import { Section } from './section.js';

interface DangerButtonProps extends Confirmation, Pick<ButtonProps, 'color' | 'size' | 'variant'> {
  readonly label: string;
  /** Name for screen readers where the label does not say what is meant. */
  readonly name?: string;
}

/** A button with a confirmation dialog. */
export function DangerButton({ title, text, action, work, label, name, ...look }: DangerButtonProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button {...look} aria-label={name} onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <Confirm title={title} text={text} action={action} work={work} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

/** Section for an irreversible action: description and button with confirmation. */
export const Danger = ({ heading, ...button }: DangerButtonProps & { readonly heading: string }) => (
  <Section title={heading}>
    <Text>{button.text}</Text>
    <DangerButton {...button} />
  </Section>
);
