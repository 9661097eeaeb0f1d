/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { ApiFailure } from '../api/failure.js';
import { renderRoutes } from '../testing/render.js';
import { texts } from '../texts.js';
import { FailedPage } from './states.js';

afterEach(cleanup);

/** The links of a page with this failure of the frame of an application, or of its page. */
async function linksOf(status: number, failing: 'frame' | 'page') {
  const failed = () => <FailedPage failure={new ApiFailure(status, '')} />;
  const root = createRootRoute();
  const frame = createRoute({
    getParentRoute: () => root,
    path: '/console/applications/$appId',
    component: failing === 'frame' ? failed : Outlet,
  });
  const page = createRoute({ getParentRoute: () => frame, path: '/devices/$devId', component: failed });
  await renderRoutes(
    root.addChildren([frame.addChildren([page])]),
    '/console/applications/farm/devices/roof',
  );
  await screen.findByRole('heading');
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const home = [texts.notFound.home, '/'];

describe('The page of something that is not found, or not to be seen', () => {
  it.each([403, 404])('leads to the list that has others, and to the overview (%i)', async (status) => {
    expect(await linksOf(status, 'frame')).toEqual([['Go to Applications', '/console/applications'], home]);
    cleanup();
    const devices = ['Go to Devices', '/console/applications/farm/devices'];
    expect(await linksOf(status, 'page')).toEqual([devices, home]);
  });
});
