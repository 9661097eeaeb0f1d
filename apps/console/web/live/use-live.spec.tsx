/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { ReadableStream, TextDecoderStream } from 'node:stream/web';
import type { HandlerApi } from '../api/handler.js';
import { renderPart } from '../testing/render.js';
import { rememberUplink, seenUplinks } from './seen-uplinks.js';
import { useLive } from './use-live.js';

Object.assign(globalThis, { TextDecoderStream });
afterEach(cleanup);

const event = (kind: string, data: object) =>
  Buffer.from(`event: farm/devices/field-1/${kind}\ndata: ${JSON.stringify(data)}\n\n`);

/** Its stream has an uplink with the error of its decoder, and stays open. */
const handler = {
  ask: async () => ({ messages_stored: false }),
  stream: async () =>
    new ReadableStream({
      start(stream) {
        const uplink = { port: 1, counter: 1, payload_raw: 'AQ==', metadata: { time: '' } };
        stream.enqueue(event('up', { ...uplink, decoding_error: 'too short' }));
      },
    }),
} as unknown as HandlerApi;

function Errors() {
  const { state } = useLive({ appId: 'farm', devId: undefined });
  return state.messages.map(({ key, decodingError }) => <p key={key}>{decodingError}</p>);
}

it('An uplink is kept for other pages with the reason why it was not decoded', async () => {
  const queries = new QueryClient();
  await renderPart(<Errors />, { handler, queries });
  await screen.findByText('too short');
  expect(seenUplinks(queries, 'farm')).toMatchObject([{ devId: 'field-1', decodingError: 'too short' }]);
});

it('Uplinks that another page has seen are shown where none are stored', async () => {
  const queries = new QueryClient();
  const seen = { ...{ key: 7, at: 1, devId: 'field-1', kind: 'up' }, decodingError: 'seen before' };
  rememberUplink(queries, 'farm', { ...seen, body: { counter: 7, metadata: { time: '' } } });
  await renderPart(<Errors />, { handler, queries });
  await screen.findByText('seen before');
  await screen.findByText('too short');
});
