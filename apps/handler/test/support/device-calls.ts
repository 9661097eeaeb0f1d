import type { handler, lorawan } from '@fieldpost/contracts';
import type { HandlerUnderTest } from './handler-under-test.js';

export const rights = ['settings', 'devices', 'delete'];
export const appKey = Buffer.from('0102030405060708090A0B0C0D0E0F10', 'hex');
export const appEui = Buffer.from('70B3D57EF0000024', 'hex');
/** One of a few DevEUIs. */
export const euiOf = (n: number) => Buffer.from(`00010203040506${n.toString(16).padStart(2, '0')}`, 'hex');

/** The calls about devices, made by whoever owns the application. */
export function deviceCalls(app: HandlerUnderTest) {
  const tokenOf = (appId: string) => ({ token: app.token(appId, ...rights) });
  const register = (app_id: string) =>
    app.call<handler.ApplicationIdentifier, unknown>(
      app.manager.registerApplication.bind(app.manager),
      { app_id },
      tokenOf(app_id),
    );
  const set = (app_id: string, dev_id: string, radio: lorawan.Device = {}, more: handler.Device = {}) =>
    app.call<handler.Device, unknown>(
      app.manager.setDevice.bind(app.manager),
      { app_id, dev_id, lorawan_device: { app_id, dev_id, app_eui: appEui, ...radio }, ...more },
      tokenOf(app_id),
    );
  const get = async (app_id: string, dev_id: string) => {
    const method = app.manager.getDevice.bind(app.manager);
    const request = { app_id, dev_id };
    return (
      await app.call<handler.DeviceIdentifier, handler.Device__Output>(method, request, tokenOf(app_id))
    ).message;
  };
  const list = (app_id: string, window: Record<string, string> = {}) => {
    const method = app.manager.getDevicesForApplication.bind(app.manager);
    const values = { ...tokenOf(app_id), ...window };
    return app.call<handler.ApplicationIdentifier, handler.DeviceList__Output>(method, { app_id }, values);
  };

  return { tokenOf, register, set, get, list };
}
