/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { frames, pages } from './pages.js';

it('The frames and the page of the address are asked for, and no other, and failures are left to the router', async () => {
  const asked: string[] = [];
  for (const table of [frames, pages])
    for (const path of Object.keys(table)) {
      const load = async () => {
        asked.push(path);
        throw new Error('The file cannot be loaded.');
      };
      Object.assign(table, { [path]: load });
    }
  window.history.replaceState(null, '', '/console/gateways/a');
  await import('./page-ahead.js');
  expect(asked).toEqual(['/console/gateways/$gatewayId', '/console/gateways/$gatewayId/']);
});
