import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from './states.js';

interface FormEndProps {
  readonly work: { readonly isPending: boolean; readonly error: unknown };
  readonly action: string;
  /** Content beside the button, such as a cancel link. */
  readonly children?: ReactNode;
}

/** End of a form: error and submit button. */
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
