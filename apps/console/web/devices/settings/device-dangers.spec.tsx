/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import { cleanup, screen } from '@testing-library/react';
import { renderPart } from '../../testing/render.js';
import { deviceSettingsTexts as words } from '../device.texts.js';
import { DeviceDangers } from './device-dangers.js';

afterEach(cleanup);

const device = (radio: Partial<Device['lorawan_device']>) =>
  ({ app_id: 'farm', dev_id: 'roof', lorawan_device: { dev_eui: '70B3D57EF0000024', ...radio } }) as Device;
const reset = () => screen.queryByRole('button', { name: words.reset });

describe('The counters of a device', () => {
  it('can be reset with a fixed session', async () => {
    await renderPart(<DeviceDangers device={device({})} />);
    await screen.findByRole('button', { name: words.remove });
    expect(reset()).not.toBeNull();
  });

  it('are left to the joins of one that joins', async () => {
    await renderPart(<DeviceDangers device={device({ app_key: '0123456789ABCDEF0123456789ABCDEF' })} />);
    await screen.findByRole('button', { name: words.remove });
    expect(reset()).toBeNull();
  });
});
