/** @jest-environment jsdom */
import '../../testing/streams.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { HandlerApi } from '../../api/handler.js';
import type { LiveMessage } from '../../live/live-message.js';
import { rememberUplink } from '../../live/seen-uplinks.js';
import { renderPart } from '../../testing/render.js';
import { functionsTexts as words } from '../payload-functions.texts.js';
import { type RecentUplink, RecentUplinks } from './recent-uplinks.js';

afterEach(cleanup);

const uplink = (counter: number, payload_raw: string): LiveMessage => ({
  ...{ key: counter, at: counter, devId: 'field-1', kind: 'up' },
  body: { port: 3, counter, payload_raw, metadata: { time: '2026-05-04T10:00:00Z' } },
});

/** A handler without stored messages, whose stream is silent. */
const handler = {
  ask: async () => ({ messages_stored: false }),
  stream: () => new Promise(() => undefined),
} as unknown as HandlerApi;

async function show(queries: QueryClient, onChoose: (uplink: RecentUplink) => void = () => undefined) {
  await renderPart(<RecentUplinks appId="farm" onChoose={onChoose} />, { handler, queries });
}

describe('The recent uplinks to run payload functions with', () => {
  it('include those that another page has seen, also without message storage', async () => {
    const queries = new QueryClient();
    for (const message of [uplink(1, 'AQ=='), uplink(2, 'Ag=='), uplink(2, 'Ag==')])
      rememberUplink(queries, 'farm', message);
    rememberUplink(queries, 'other-application', uplink(3, 'Aw=='));
    const chosen: RecentUplink[] = [];
    await show(queries, (one) => chosen.push(one));
    const buttons = await screen.findAllByRole('button', { name: words.useOf('field-1', 3) });
    expect(buttons).toHaveLength(2);
    if (buttons[0]) fireEvent.click(buttons[0]);
    expect(chosen).toMatchObject([{ devId: 'field-1', port: 3, bytes: Uint8Array.of(2) }]);
  });

  it('say that earlier ones need message storage, and where it is turned on', async () => {
    await show(new QueryClient());
    expect(await screen.findByText(words.noRecent['not stored'])).toBeTruthy();
    expect(screen.getByRole('link', { name: words.turnOnStorage }).getAttribute('href')).toContain(
      '/console/applications/farm/integrations',
    );
  });
});
