/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { createRootRoute, createRoute } from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { renderRoutes } from '../testing/render.js';
import { Page } from './page.js';

afterEach(cleanup);

/** The title of the browser tab for a page with a heading at a path. */
async function titleOf(heading: string, path: string, at: string): Promise<string> {
  const root = createRootRoute();
  const component = () => <Page title={heading}>{null}</Page>;
  const page = createRoute({ getParentRoute: () => root, path, component });
  await renderRoutes(root.addChildren([page]), at);
  await screen.findByRole('heading', { name: heading });
  return document.title;
}

it.each([
  ['application', '/applications/$appId/settings', '/applications/farm/settings', 'farm'],
  ['gateway', '/gateways/$gatewayId/settings', '/gateways/roof/settings', 'roof'],
  ['device', '/a/$appId/devices/$devId', '/a/farm/devices/field-1', 'field-1'],
])('The title of a browser tab names the %s whose page it is', async (_, path, at, entity) => {
  expect(await titleOf('Settings', path, at)).toBe(`Settings – ${entity} – Fieldpost`);
});

it('The title of a browser tab does not repeat an entity that the heading names', async () => {
  expect(await titleOf('roof', '/gateways/$gatewayId', '/gateways/roof')).toBe('roof – Fieldpost');
});

it('The title of a browser tab is the heading where no entity is shown', async () => {
  expect(await titleOf('Gateways', '/gateways', '/gateways')).toBe('Gateways – Fieldpost');
});
