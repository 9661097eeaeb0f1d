import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsoleContext } from '../console.js';
import type { Console } from '../make-console.js';
import { LeaveQuestions } from '../log-out/leave-questions.js';
import { TokenKeeper } from '../session/token-keeper.js';
import { theme } from '../shell/theme.js';

// A busy machine takes longer than a second to load a part of a page.
configure({ asyncUtilTimeout: 60_000 });

/** What jsdom lacks and the component library needs. Elements are as high as a screen, so that lists have rows. */
export function completeDocument(): void {
  const none = () => undefined;
  window.matchMedia = (media) =>
    ({
      matches: false,
      media,
      addEventListener: none,
      removeEventListener: none,
    }) as unknown as MediaQueryList;
  window.scrollTo = none;
  window.ResizeObserver = class {
    observe = none;
    unobserve = none;
    disconnect = none;
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1000 });
}

/** The login of a user whose tokens no test requests. */
export function loginOf(user: string): TokenKeeper {
  const never = () => Promise.reject(new Error('not expected'));
  const keeper = new TokenKeeper({ renew: never, restrict: never, revoke: never }, Date.now);
  keeper.accept({ accessToken: '', refreshToken: '', user, expires: Number.POSITIVE_INFINITY });
  return keeper;
}

const usualServices = () => ({ keeper: loginOf('user-1'), leaving: new LeaveQuestions() });

/** Renders a part of a page, with the services that it needs. */
export const renderPart = (part: ReactNode, services: Partial<Console> = {}) =>
  renderRoutes(createRootRoute({ component: () => part }), '/', services);

/** Renders the page of a path. Returns the router, which leads to others. */
export async function renderRoutes(routeTree: AnyRoute, path: string, services: Partial<Console> = {}) {
  completeDocument();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree, history, scrollRestoration: true });
  await router.load();
  render(
    <MantineProvider theme={theme}>
      <ConsoleContext value={{ ...usualServices(), queries, ...services } as Console}>
        <QueryClientProvider client={services.queries ?? queries}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </ConsoleContext>
    </MantineProvider>,
  );
  return router;
}
