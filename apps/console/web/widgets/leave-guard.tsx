import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';

const LeaveDialog = lazy(async () => ({ default: (await import('./dialogs/leave-dialog.js')).LeaveDialog }));

/** Asks before a page with unsaved changes is left: by a link, back or forward, a reload, or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    // Filters and tabs in the query do not leave the page.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  // A link that was clicked while the changes were being saved is followed without a question.
  useEffect(() => {
    if (blocker.status === 'blocked' && !isDirty) blocker.proceed();
  }, [blocker, isDirty]);
  if (blocker.status !== 'blocked') return undefined;
  return (
    <Suspense>
      <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
    </Suspense>
  );
}
