import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useConsole } from '../console.js';
import { noticesQuery } from './notices.queries.js';

const NoticeBanner = lazy(async () => ({ default: (await import('./notice-banner.js')).NoticeBanner }));

/** The notices of administrators, at the lower edge of the window; without one nothing more is loaded. */
export function Notices() {
  const { account } = useConsole();
  const { data: notices = [] } = useQuery(noticesQuery(account));
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <NoticeBanner notices={notices} />
    </Suspense>
  );
}
