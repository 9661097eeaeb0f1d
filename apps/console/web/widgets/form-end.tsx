import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from './states.js';

interface FormEndProps {
  readonly work: { readonly isPending: boolean; readonly error: unknown };
  readonly action: string;
  /** What stands beside the button, as the way out. */
  readonly children?: ReactNode;
}

/** The end of a form: what went wrong, and the button that sends it. */
export const FormEnd = ({ work, action, children }: FormEndProps) => (
  <>
    {work.error ? <Problem failure={work.error} /> : undefined}
    <Group>
      <Button type="submit" loading={work.isPending}>
        {action}
      </Button>
      {children}
    </Group>
  </>
);
