import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConsole } from '../console.js';
import { Outside } from './outside.js';
import { Shell } from './shell.js';
import { NotFoundPage, Waiting } from '../widgets/states.js';
import { keepPending } from '../sign-in/pending.js';
import { useLogin } from '../sign-in/use-login.js';

/** Pages that need a login; without one, redirects to the login page and back. */
export function SignedIn() {
  return useLogin() === 'none' ? <ToLogin /> : <Shell />;
}

/** The page for an address that has none, which needs no login. */
export const NoPage = () =>
  useLogin() === 'none' ? (
    <Outside>
      <NotFoundPage />
    </Outside>
  ) : (
    <Shell>
      <NotFoundPage />
    </Shell>
  );

function ToLogin() {
  const { authorization } = useConsole();
  const here = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => {
    let isCurrent = true;
    void authorization.begin(here).then(({ url, pending }) => {
      if (!isCurrent) return;
      keepPending(window.sessionStorage, pending);
      window.location.replace(url);
    });
    return () => void (isCurrent = false);
  }, [authorization, here]);
  return (
    <main className="content">
      <Waiting />
    </main>
  );
}
