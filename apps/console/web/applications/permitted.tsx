import { Text } from '@mantine/core';
import { useParams, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from '../widgets/page.js';
import { applicationTexts as words } from './applications.texts.js';
import { pageAt, type PageWithRight } from './page-rights.js';
import { useApplication } from './use-application.js';

interface PermittedProps {
  readonly pages: readonly PageWithRight[];
  readonly children: ReactNode;
}

/**
 * The path of the page that is shown. While a link is followed, the URL is that of the next page already, and the page still
 * that of before.
 */
export const usePagePath = (): string =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' });

/** The page that is shown; where the user lacks its right, which right that is, and no request is made. */
export function Permitted({ pages, children }: PermittedProps) {
  const { rights } = useApplication();
  const path = usePagePath();
  const { appId = '', devId = '' } = useParams({ strict: false });
  const { label = '', needs } = pageAt(pages, { appId, devId }, path) ?? {};
  if (needs === undefined || rights.includes(needs)) return children;
  return (
    <Page title={label}>
      <Text>{words.lacking(needs)}</Text>
    </Page>
  );
}
