import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConsole } from '../../console.js';

const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.js')).LeaveDialog }));

/** Asks before a page with unsaved changes is left: by a link, back or forward, a logout, a reload, or closing the tab. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    // Filters and tabs in the query do not leave the page.
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const answerLogout = useLogoutQuestion(isDirty);
  // A link that was clicked while the changes were being saved is followed without a question.
  useEffect(() => {
    if (blocker.status === 'blocked' && !isDirty) blocker.proceed();
  }, [blocker, isDirty]);
  const isBlocked = blocker.status === 'blocked';
  if (!isBlocked && !answerLogout) return undefined;
  return (
    <Suspense>
      <LeaveDialog
        onStay={isBlocked ? blocker.reset : () => answerLogout?.(false)}
        onLeave={isBlocked ? blocker.proceed : () => answerLogout?.(true)}
      />
    </Suspense>
  );
}

/** The function that answers a logout which waits for the user; undefined without one. */
function useLogoutQuestion(isDirty: boolean) {
  const { leaving } = useConsole();
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    if (!isDirty) return;
    return leaving.add(
      () =>
        new Promise((resolve) => {
          setAnswer(() => (mayLeave: boolean) => {
            setAnswer(undefined);
            resolve(mayLeave);
          });
        }),
    );
  }, [leaving, isDirty]);
  return answer;
}
