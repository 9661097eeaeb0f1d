import { Group, Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Choices at the other end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section with a heading. */
export const Section = ({ title, actions, children }: SectionProps) => (
  <Paper withBorder p="md" component="section">
    <Stack gap="xs" align="flex-start" className="section">
      <Group justify="space-between" w="100%">
        <Title order={2} size="h5">
          {title}
        </Title>
        {actions}
      </Group>
      {children}
    </Stack>
  </Paper>
);
