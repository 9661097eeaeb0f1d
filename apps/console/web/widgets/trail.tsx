import { Breadcrumbs, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.js';

/** The way to this page: links to what is above it, and its own name at the end. */
export const Trail = ({ above, here }: { above: readonly ReactNode[]; here: string }) => (
  <nav aria-label={texts.navigation.path}>
    <Breadcrumbs>
      {above}
      <Text aria-current="page" className="wraps">
        {here}
      </Text>
    </Breadcrumbs>
  </nav>
);
