import { lazy, Suspense } from 'react';
import { Waiting } from '../widgets/states.js';
import type { LiveSource } from './use-live.js';

const RecentMessages = lazy(async () => ({
  default: (await import('./recent-messages.js')).RecentMessages,
}));

/** The last messages, which are loaded after the page. */
export const RecentMessagesSection = (source: LiveSource) => (
  <Suspense fallback={<Waiting />}>
    <RecentMessages {...source} />
  </Suspense>
);
