import { describe, expect, it } from '@jest/globals';
import type { HandlerApi } from '../../api/handler.js';
import { simulatedUplink } from './simulated-uplink.js';

const event = (end: string, data: object) =>
  `event: my-app/devices/roof/${end}\ndata: ${JSON.stringify(data)}\n\n`;
const uplink = (port: number, more: object = {}) =>
  event('up', { port, payload_raw: null, metadata: { time: '', ...more } });

const failed = event('up', {
  ...{ port: 1, payload_raw: null, metadata: { time: '' } },
  decoding_error: 'Decoder, line 2: bad',
});

/** What comes of a simulation at port 1, when the stream has these events. */
const resultOf = (...events: readonly string[]) => {
  const handler = { stream: async () => new Blob([...events]).stream() } as unknown as HandlerApi;
  const publish = async () => undefined;
  return simulatedUplink(handler, { appId: 'my-app', devId: 'roof', port: 1, publish });
};

describe('A simulated uplink', () => {
  it('is shown with the error of its payload function', async () =>
    expect(await resultOf(event('events/up/errors', { error: 'bad' }), failed)).toMatchObject({
      kind: 'up',
      decodingError: 'Decoder, line 2: bad',
    }));

  it('is not one of another port, nor one that a gateway received', async () => {
    const received = uplink(1, { gateways: [{ gtw_id: 'roof' }] });
    expect(await resultOf(uplink(2), received)).toBeNull();
    expect(await resultOf(received, uplink(1))).toMatchObject({ body: { metadata: { time: '' } } });
  });
});
