import type { handler as contract } from '@fieldpost/contracts';
import { deviceCalls, euiOf } from '../support/device-calls.js';
import type { HandlerUnderTest, HttpResponse } from '../support/handler-under-test.js';

const rights = ['settings', 'delete', 'devices', 'messages:up:r'];

interface Answered extends HttpResponse {
  readonly json: Record<string, unknown>;
}

/** Asks about integrations as whoever owns the application. */
export function integrationCalls(app: HandlerUnderTest, appId: string) {
  const authorization = `Bearer ${app.token(appId, ...rights)}`;
  const ask = async (method: string, path: string, body?: object | string): Promise<Answered> => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const answer = await app.ask(method, `/applications/${appId}${path}`, { authorization }, text);
    return { ...answer, json: answer.text.startsWith('{') ? JSON.parse(answer.text) : {} };
  };
  /** What the path answers, once it is as wanted. */
  const askUntil = async (path: string, isSo: (json: Record<string, unknown>) => boolean) => {
    for (const end = Date.now() + 30_000; Date.now() < end;) {
      const { json } = await ask('GET', path);
      if (isSo(json)) return json;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    throw new Error(`${path} did not become as wanted`);
  };
  return { ask, askUntil };
}

/** A new application, my-app, with the device dev-1 at this handler. */
export async function applicationAt(handler: HandlerUnderTest) {
  const { register, set } = deviceCalls(handler);
  await register('my-app');
  await set('my-app', 'dev-1', { dev_eui: euiOf(1) });
  const uplink = (payload: string) => {
    const request = { app_id: 'my-app', dev_id: 'dev-1', payload: Buffer.from(payload, 'hex'), port: 1 };
    const method = handler.manager.simulateUplink.bind(handler.manager);
    const token = handler.token('my-app', 'devices', 'messages:up:w');
    return handler.call<contract.SimulatedUplinkMessage, unknown>(method, request, { token });
  };
  return { calls: integrationCalls(handler, 'my-app'), uplink };
}

export type Application = Awaited<ReturnType<typeof applicationAt>>;
