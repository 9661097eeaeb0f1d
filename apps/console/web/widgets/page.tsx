import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../texts.js';

interface PageProps {
  readonly title: string;
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a page with its heading, which is also the title of the browser tab. */
export function Page({ title, actions, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} – ${texts.site}`;
  }, [title]);
  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={1} size="h2" className="wraps">
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}
