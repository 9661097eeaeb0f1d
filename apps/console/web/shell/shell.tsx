import { Button } from '@mantine/core';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConsole } from '../console.js';
import { EndedDialog } from '../sign-in/ended-dialog.js';
import { texts } from '../texts.js';
import { ColourSwitch } from './colour-switch.js';
import { Navigation } from './navigation.js';

const { navigation } = texts;

function SignOut() {
  const { keeper } = useConsole();
  const leave = async () => {
    // The tokens are forgotten here whether or not the server can be told; a new document forgets everything else.
    await keeper.signOut().catch(() => undefined);
    window.location.replace('/console/signed-out');
  };
  return (
    <Button variant="default" size="xs" onClick={() => void leave()}>
      {navigation.signOut}
    </Button>
  );
}

/** The frame around every page of somebody who is signed in. */
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
      <EndedDialog />
    </>
  );
}
