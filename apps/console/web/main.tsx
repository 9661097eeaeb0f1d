import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleContext, makeConsole } from './console.js';
import { router } from './router.js';
import { theme } from './shell/theme.js';
import type { Authorization } from './session/authorization.js';
import type { Tokens } from './session/token-server.js';

/** There is nothing to say yet when the first page is shown. */
const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }));

/** Shows the console, whose user is being signed in. */
export function show(authorization: Authorization, login: Promise<Tokens | undefined>): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no place for the console');
  const made = makeConsole(window.location.origin, authorization);
  void made.keeper.open(login);
  createRoot(root).render(
    <StrictMode>
      {/* The policy of the page allows no style but those of its files, so none is made here. */}
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ConsoleContext value={made}>
          <QueryClientProvider client={made.queries}>
            <Suspense>
              <Notifications position="bottom-right" />
            </Suspense>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ConsoleContext>
      </MantineProvider>
    </StrictMode>,
  );
}
