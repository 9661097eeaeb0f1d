import type { HandlerUnderTest, HttpAnswer } from './handler-under-test.js';

const rights = ['settings', 'delete', 'devices', 'messages:up:r'];

interface Answered extends HttpAnswer {
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
