import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { siteSettingsQuery } from './api/site-settings.js';
import { isParsed } from './is-parsed.js';
import type { Console } from './make-console.js';
import { makeRouter } from './router.js';
import { loggedOutElsewherePath } from './session/authorization.js';
import { endWithLogout } from './log-out/end-with-logout.js';
import { hidePage } from './log-out/hide-page.js';
import { onLogout } from './log-out/logout-channel.js';
import { reloadForOtherUser } from './session/reload-for-other-user.js';
import { showColours } from './shell/site-colours.js';
import { ConsoleProvider } from './console-provider.js';

/** Renders the console while the login is in progress. */
export async function show(made: Console): Promise<void> {
  await isParsed(document);
  // Responses that came while the scripts were evaluated, such as one with a token, do not wait for the first page as well.
  await nextTask();
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no place for the console');
  void made.queries
    .fetchQuery(siteSettingsQuery)
    .then(({ colours }) => showColours(colours, document.documentElement))
    .catch(() => undefined);
  const router = makeRouter(made);
  // Reads what the page shows while its frame is rendered, which shows failures.
  router.load().catch(() => undefined);
  const page = createRoot(root);
  const unmount = () => page.unmount();
  reloadForOtherUser(made.keeper, { unmount, reload });
  const leave = () => window.location.replace(loggedOutElsewherePath);
  const keep = () => keepPage(made, leave);
  endWithLogout(made.keeper, { unmount, leave, keep, isDirty: made.leaving.hasQuestions }, onLogout);
  page.render(
    <StrictMode>
      <ConsoleProvider made={made}>
        <QueryClientProvider client={made.queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ConsoleProvider>
    </StrictMode>,
  );
}

/** Not a new entry of the history: the browser might show the one before as it was left, with the page of another user. */
function reload(): void {
  window.history.replaceState(null, '', '/');
  window.location.reload();
}

/** Hides the page at once, until the dialog that is loaded knows what to do with it. */
function keepPage(made: Console, leave: () => void): void {
  hidePage(document);
  const discard = () => void made.keeper.signOut().then(leave, leave);
  import('./sign-in/kept-page.js').then(({ showKeptPage }) => showKeptPage(made, discard)).catch(discard);
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
