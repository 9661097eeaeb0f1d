/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import type { Device } from '@fieldpost/domain';
import { cleanup, screen } from '@testing-library/react';
import { renderPart } from '../testing/render.js';
import { texts } from '../texts.js';
import { deviceTexts as words } from './device.texts.js';
import { Firmware } from './firmware-section.js';

afterEach(cleanup);

const eui = '0102030405060708';
const device = {
  lorawan_device: { app_eui: eui, dev_eui: eui, app_key: '01'.repeat(16) },
} as unknown as Device;
const copy = { name: texts.copyWhat(words.firmware) };

it('Values for the firmware can be copied once the keys are shown', async () => {
  await renderPart(<Firmware device={device} areShown />);
  expect(screen.getByRole('button', copy)).toBeTruthy();
  expect(screen.getByText(/APPKEY/)).toBeTruthy();
});

it('Values for the firmware are not copied while the keys are hidden', async () => {
  await renderPart(<Firmware device={device} areShown={false} />);
  expect(screen.getByText(words.firmwareKeys)).toBeTruthy();
  expect(screen.queryByText(/APPKEY/)).toBeNull();
  expect(screen.queryByRole('button', copy)).toBeNull();
});
