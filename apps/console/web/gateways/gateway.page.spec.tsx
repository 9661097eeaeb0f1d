/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { NetworkApi } from '../api/network.js';
import { renderPart } from '../testing/render.js';
import { Hardware, LocationSection } from './gateway.page.js';
import type { KnownGateway } from './gateways.queries.js';
import { gatewayTexts as words } from './gateways.texts.js';
import { StatusSection } from './status/status-section.js';

afterEach(cleanup);

const show = (rights: readonly string[], known: object = {}) => {
  const gateway = { id: 'roof', rights, attributes: {}, ...known } as unknown as KnownGateway;
  return renderPart(
    <>
      <Hardware gateway={gateway} />
      <LocationSection gateway={gateway} />
    </>,
  );
};

it('A gateway without hardware and location leads to its settings', async () => {
  await show(['gateway:settings']);
  for (const name of [words.setHardware, words.setLocation])
    expect(screen.getByRole<HTMLAnchorElement>('link', { name }).pathname).toBe(
      '/console/gateways/roof/settings',
    );
});

it('A gateway has its location with an accuracy of a decimetre', async () => {
  await show([], { antenna_location: { latitude: 52.37310294186903, longitude: 4.9 } });
  expect(screen.getByText('52.373103, 4.9')).toBeTruthy();
});

it('A gateway leads no user to settings who may not change them', async () => {
  await show([]);
  expect(screen.getByText(words.noHardware)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('A gateway that was never seen is drawn as in the list, with what the drawing means', async () => {
  const antenna_location = { latitude: 52, longitude: 4 };
  const gateway = { id: 'roof', rights: [], attributes: {}, activated: false, antenna_location };
  await renderPart(<LocationSection gateway={gateway as unknown as KnownGateway} />);
  await screen.findByText(/Dashed: never seen/);
  await waitFor(() => expect(document.querySelector('circle')?.dataset['status']).toBe('never_seen'));
});

it.each([
  ['Offline', '2026-11-29T10:00:00Z', words.isActivated],
  ['Never seen', null, words.isActivatedOnly],
])('A gateway whose key was used is %s when it was last seen %s', async (badge, last_seen, sentence) => {
  const status = { connected: false, last_seen, last_hour: {}, duty_cycle: [], last_uplinks: [] };
  const GET = async () => ({ data: status, response: { ok: true } });
  const known = { id: 'roof', rights: ['gateway:status'], attributes: {}, activated: true };
  await renderPart(<StatusSection gateway={known as unknown as KnownGateway} />, {
    network: { GET } as unknown as NetworkApi,
  });
  expect(await screen.findByText(badge)).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('A gateway is drawn with the status that its page reads, which is read once', async () => {
  const asked: string[] = [];
  const status = { connected: true, last_seen: null, last_hour: {}, duty_cycle: [], last_uplinks: [] };
  const network = {
    GET: async (path: string) => {
      asked.push(path);
      return { data: status, response: { ok: true } };
    },
  } as unknown as NetworkApi;
  const antenna_location = { latitude: 52, longitude: 4 };
  const known = { id: 'roof', rights: ['gateway:status'], attributes: {}, activated: true, antenna_location };
  const gateway = known as unknown as KnownGateway;
  await renderPart(
    <>
      <StatusSection gateway={gateway} />
      <LocationSection gateway={gateway} />
    </>,
    { network },
  );
  await waitFor(() => expect(document.querySelector('circle')?.dataset['status']).toBe('connected'));
  expect(asked).toEqual(['/network/gateways/{gw_id}/status']);
});
