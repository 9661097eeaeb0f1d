import { Paper, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A section with a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper withBorder p="md" component="section">
    <Stack gap="xs" align="flex-start" className="section">
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);
