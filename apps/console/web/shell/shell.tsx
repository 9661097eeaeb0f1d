import { Button } from '@mantine/core';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useConsole } from '../console.js';
import { signedOutPath } from '../session/authorization.js';
import { useLogin } from '../sign-in/use-login.js';
import { texts } from '../texts.js';
import { ColourSwitch } from './colour-switch.js';
import { Navigation } from './navigation.js';

const { navigation } = texts;

/** Preloaded, because the server may have another version when it is needed. */
const EndedDialog = lazy(async () => ({ default: (await import('../sign-in/ended-dialog.js')).EndedDialog }));

function SignOut() {
  const { keeper } = useConsole();
  const isOpening = useLogin() === 'opening';
  const leave = async () => {
    // Tokens are deleted even if the server is not reachable; the new page drops everything else.
    await keeper.signOut().catch(() => undefined);
    window.location.replace(signedOutPath);
  };
  return (
    // Keeps its place while it is not known whether anybody is signed in.
    <Button
      variant="default"
      size="xs"
      className={isOpening ? 'unseen' : undefined}
      onClick={() => void leave()}
    >
      {navigation.signOut}
    </Button>
  );
}

/** Frame of all pages with a login. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const first = useRef(path);
  useEffect(() => {
    // Who follows a link by keyboard or screen reader goes on reading at the new page.
    if (first.current !== path) main.current?.focus();
    first.current = path;
  }, [path]);
  return (
    <>
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <header className="bar">
        <Link to="/" className="brand">
          {texts.site}
        </Link>
        <Navigation />
        <ColourSwitch />
        <SignOut />
      </header>
      <main id="content" className="content" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Suspense>
        <EndedDialog />
      </Suspense>
    </>
  );
}
