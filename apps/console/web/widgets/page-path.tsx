import { Breadcrumbs, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.js';

/** Breadcrumbs of the page. */
export const PagePath = ({ above, here }: { above: readonly ReactNode[]; here: string }) => (
  <nav aria-label={texts.navigation.path}>
    <Breadcrumbs>
      {above}
      <Text aria-current="page" className="wraps">
        {here}
      </Text>
    </Breadcrumbs>
  </nav>
);
