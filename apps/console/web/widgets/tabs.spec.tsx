/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '../testing/render.js';
import { Tab, Tabs } from './tabs.js';

const left: Readonly<Record<string, number>> = { First: 0, Last: 2_000 };

/** A layout, which jsdom does not have: each tab is 100 px wide. */
beforeEach(() => {
  Object.defineProperties(HTMLElement.prototype, {
    offsetLeft: {
      configurable: true,
      get(this: HTMLElement) {
        return left[this.textContent];
      },
    },
    offsetWidth: { configurable: true, value: 100 },
  });
});
afterEach(cleanup);

function routes() {
  const root = createRootRoute({
    component: () => (
      <>
        <Tabs label="Pages">
          <Tab to={'/first' as '/'}>First</Tab>
          <Tab to={'/last' as '/'}>Last</Tab>
        </Tabs>
        <Outlet />
      </>
    ),
  });
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>Page {path}</h1> });
  return root.addChildren([page('/first'), page('/last')]);
}

it('Tabs scroll to the tab of the page after it was clicked, although the router keeps their scroll position', async () => {
  await renderRoutes(routes(), '/first');
  const tabs = screen.getByRole('navigation', { name: 'Pages' });
  tabs.scrollLeft = 1_200;
  fireEvent.scroll(tabs);
  fireEvent.click(screen.getByRole('link', { name: 'Last' }));
  await screen.findByRole('heading', { name: 'Page /last' });
  await waitFor(() => expect(tabs.scrollLeft).toBe(2_000 - (tabs.clientWidth - 100) / 2));
});
