/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/render.js';
import type { LiveMessage } from '../live-message.js';
import { MessagesView } from './messages-view.js';

const count = 5_000;
const metadata = {
  time: '2026-05-04T10:00:00Z',
  gateways: [{ gtw_id: 'roof-gateway', rssi: -60, snr: 9.5, channel: 3 }],
};
const messages = Array.from({ length: count }, (_, at): LiveMessage => {
  const counter = count - at;
  const fields = { temperature: counter };
  const body = { port: 2, counter, payload_raw: 'AQI=', payload_fields: fields, metadata };
  return { key: counter, at: counter, devId: 'roof', kind: 'up', body };
});
/** A LinkADRReq in FOpts of a downlink at port 10. */
const frame = Buffer.from('6067452301a502000351ff00010abeef01020304', 'hex').toString('base64');
const sent: LiveMessage = {
  ...{ key: count + 1, at: count + 1, devId: 'roof', kind: 'events/down/sent' },
  body: { payload: frame, message: { port: 10 } },
};

afterEach(cleanup);

describe('The list of live messages', () => {
  it('has only the rows that are seen in the page, however many there are', async () => {
    await renderPart(<MessagesView messages={messages} all={count} hasDevices />);
    const kinds = await screen.findAllByText('Uplink');
    expect(kinds.length).toBeLessThan(60);
    expect(kinds[0]?.closest('tr')?.textContent).toMatch(/roof.*Uplink.*temperature 5000.*01 02.*-60.*9\.5/);
    expect(within(document.body).getAllByTitle('01 02')).toHaveLength(kinds.length);
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe(String(count + 1));
  });

  it('has fewer rows in the page where rows are higher, also after the page has another width', async () => {
    await renderPart(<MessagesView messages={messages} all={count} hasDevices />);
    const before = (await screen.findAllByText('Uplink')).length;
    document.documentElement.style.setProperty('--live-row', '10rem');
    fireEvent(window, new Event('resize'));
    await waitFor(() => expect(screen.getAllByText('Uplink').length).toBeLessThan(before));
    document.documentElement.removeAttribute('style');
  });

  it('opens a message with what each gateway reported, and all of its JSON', async () => {
    await renderPart(<MessagesView messages={messages.slice(0, 1)} all={1} hasDevices />);
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Uplink of roof' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Uplink of roof' }));
    expect(drawer.getByText('roof-gateway').closest('tr')?.textContent).toBe('roof-gateway-609.53');
    expect(drawer.getByText(/"gtw_id": "roof-gateway"/)).toBeTruthy();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the header and the MAC commands of a downlink that was sent', async () => {
    await renderPart(<MessagesView messages={[sent]} all={1} hasDevices />);
    await userEvent.click(await screen.findByRole('button', { name: 'Details: Downlink sent of roof' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByRole('row', { name: /^FCtrl ADR, ACK$/ })).toBeTruthy();
    expect(
      drawer.getByRole('row', { name: /^FOpts 0351FF0001 LinkADRReq dataRate 5, txPower 1/ }),
    ).toBeTruthy();
  });
});

describe('The row of a downlink that was sent', () => {
  it('has what its event has, also without payload', async () => {
    const way = { gateway_id: 'mast', config: { counter: 7, data_rate: 'SF9BW125' } };
    const bodies = [
      { message: { port: 10, payload_raw: 'AQI=' }, ...way },
      { message: { port: 0 }, ...way },
    ];
    const events = bodies.map((body, key): LiveMessage => ({
      key,
      at: 1,
      devId: 'roof',
      kind: 'events/down/sent',
      body,
    }));
    await renderPart(<MessagesView messages={events} all={2} hasDevices={false} />);
    const [first, second] = (await screen.findAllByText('Downlink sent')).map((mark) => mark.closest('tr'));
    expect(first?.textContent).toMatch(/107.*01 02.*Gateway mast.*Port 10Frame counter 7.*SF9/);
    expect(second?.textContent).toMatch(/No payload Gateway mast.*Port 0Frame counter 7/);
  });
});

describe('The row of a live message', () => {
  it('opens a message by a click anywhere on its row, which has its data rate', async () => {
    const [first] = messages;
    const body = { ...(first?.body as object), metadata: { ...metadata, data_rate: 'SF7BW125' } };
    await renderPart(
      <MessagesView messages={[{ key: 1, at: 1, devId: 'roof', kind: 'up', body }]} all={1} hasDevices />,
    );
    await userEvent.click(await screen.findByRole('cell', { name: 'SF7' }));
    await screen.findByRole('dialog', { name: 'Uplink of roof' });
  });

  it('is not opened by the click that ends a selection in it, but by its button and by that of the others', async () => {
    await renderPart(<MessagesView messages={messages.slice(0, 2)} all={2} hasDevices />);
    const cell = await screen.findByRole('cell', { name: '5000' });
    const select = () => getSelection()?.selectAllChildren(cell);
    select();
    fireEvent.click(cell);
    expect(screen.queryByRole('dialog')).toBeNull();
    const buttons = screen.getAllByRole('button', { name: 'Details: Uplink of roof' });
    for (const press of [...buttons, screen.getByRole('cell', { name: '4999' })]) {
      select();
      fireEvent.click(press);
      const drawer = within(await screen.findByRole('dialog', { name: 'Uplink of roof' }));
      await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    }
  });
});

describe('The mark of a live message', () => {
  it.each([
    ['one uplink', undefined],
    ['a device', [{ gtw_id: 'SIMULATED-0A1B2C3D', rssi: -60, snr: 9.5 }]],
  ])('says that it is of the simulation of %s, also in its details', async (_, gateways) => {
    const times = { time: '2026-05-04T10:00:00Z', ...(gateways && { gateways }) };
    const body = { port: 2, counter: 0, payload_raw: 'AQI=', metadata: times };
    const simulated: LiveMessage = { key: -1, at: 1, devId: 'cellar', kind: 'up', body };
    await renderPart(<MessagesView messages={[simulated, ...messages.slice(0, 1)]} all={2} hasDevices />);
    expect((await screen.findByText('Simulated')).closest('tr')?.textContent).toContain('cellar');
    await userEvent.click(screen.getByRole('button', { name: 'Details: Uplink of cellar' }));
    within(await screen.findByRole('dialog')).getByText('Simulated');
  });
});

describe('The error of a live message', () => {
  it('says why an uplink was not decoded, and leads to its functions without its payload in the URL', async () => {
    const error = 'Unable to decode payload fields: Internal error: Decoder threw error: Error: bad frame';
    const body = { app_id: 'farm', port: 2, counter: 1, payload_raw: 'AQI=', metadata };
    const failed: LiveMessage = { key: 1, at: 1, devId: 'roof', kind: 'up', body, decodingError: error };
    await renderPart(<MessagesView messages={[failed]} all={1} hasDevices />);
    const row = (await screen.findByTitle('Decoder: Error: bad frame')).closest('tr');
    expect(row?.textContent).toContain('not decoded Decoder: Error: bad frame');
    expect(row?.querySelector('.kind-errors')?.textContent).toBe('Uplink');
    await userEvent.click(screen.getByRole('button', { name: 'Details: Uplink of roof' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('Decoder: Error: bad frame')).toBeTruthy();
    const link = drawer.getByRole('link', { name: 'Run the payload functions with this uplink' });
    expect(link.getAttribute('href')).toBe('/console/applications/farm/payload-functions');
  });

  it('names the function that cannot be parsed, and its line', async () => {
    const error =
      'Unable to decode payload fields: Internal error: Decoder threw error: (anonymous): Line 4:3 unexpected end';
    const event: LiveMessage = { key: 1, at: 1, devId: 'roof', kind: 'events/up/errors', body: { error } };
    await renderPart(<MessagesView messages={[event]} all={1} hasDevices />);
    await screen.findByText('Decoder, line 4: unexpected end');
  });

  it('is shown in the row of its event with its whole cause, without what every such error begins with', async () => {
    const cause = `TypeError: Cannot read properties of undefined (reading '${'temperature'.repeat(4)}')`;
    const error = `Unable to decode payload fields: Internal error: Decoder threw error: ${cause}`;
    const event: LiveMessage = { key: 1, at: 1, devId: 'roof', kind: 'events/up/errors', body: { error } };
    await renderPart(<MessagesView messages={[event]} all={1} hasDevices />);
    expect((await screen.findByTitle(`Decoder: ${cause}`)).textContent?.trim()).toBe(
      `error Decoder: ${cause}`,
    );
  });
});
