/** @jest-environment jsdom */
import '../testing/streams.js';
import { afterEach, describe, it } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { ReadableStream, type ReadableStreamDefaultController, TextDecoderStream } from 'node:stream/web';
import type { HandlerApi } from '../api/handler.js';
import { useConsole } from '../console.js';
import { deviceQuery, queueQuery } from '../devices/devices.queries.js';
import { renderPart } from '../testing/render.js';
import { DeviceTrends } from '../traffic/device-trends.js';
import { RecentMessages } from './recent-messages.js';

Object.assign(globalThis, { TextDecoderStream });
afterEach(cleanup);

const total = { uplinks: 0, downlinks: 0, joins: 0, errors: 0 };
const uplink = {
  ...{ app_id: 'farm', dev_id: 'field-1', port: 1, counter: 8, payload_raw: 'AQ==' },
  ...{ payload_fields: { temperature: 21.5 }, metadata: { time: '' } },
};

/** A handler whose device has sent the uplink, and taken its downlink, once the stream has it. */
class Handler {
  private stream_: ReadableStreamDefaultController | undefined;
  private hasSent = false;

  readonly stream = async () =>
    new ReadableStream({ start: (controller) => void (this.stream_ = controller) });
  readonly withHeaders = async () => ({
    body: { dev_id: 'field-1', lorawan_device: { f_cnt_up: this.hasSent ? 8 : 7 } },
    headers: new Headers(),
  });
  readonly ask = async ({ path }: { path: string }) =>
    path.endsWith('/down')
      ? { current: null, waiting: this.hasSent ? [] : ['one'] }
      : { messages_stored: false, total, interval: 'hour', intervals: [] };

  send(): void {
    this.hasSent = true;
    this.stream_?.enqueue(Buffer.from(`event: farm/devices/field-1/up\ndata: ${JSON.stringify(uplink)}\n\n`));
  }
}

function State() {
  const { handler } = useConsole();
  const { data } = useQuery(deviceQuery(handler, 'farm', 'field-1'));
  const { data: queue } = useQuery(queueQuery(handler, 'farm', 'field-1'));
  return (
    <p>
      Counter {data?.device.lorawan_device.f_cnt_up}, {queue?.waiting.length} waiting
    </p>
  );
}

describe('The page of a device', () => {
  it('shows the counter, the downlinks and the values after a message as soon as it arrives', async () => {
    const handler = new Handler();
    await renderPart(
      <>
        <State />
        <DeviceTrends appId="farm" devId="field-1" />
        <RecentMessages appId="farm" devId="field-1" />
      </>,
      { handler: handler as unknown as HandlerApi },
    );
    await screen.findByText('Counter 7, 1 waiting');
    handler.send();
    await screen.findByText('Counter 8, 0 waiting');
    await screen.findByRole('row', { name: /^temperature 21\.5/ });
  });
});
