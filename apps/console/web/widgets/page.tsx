import { Group, Stack, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useSite } from '../shell/use-site.js';

interface PageProps {
  readonly title: string;
  /** Actions beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a page with its heading, which is also the title of the browser tab. */
export function Page({ title, actions, children }: PageProps) {
  const { name } = useSite();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
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
